import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

// A mail server that takes everything and reads nothing, in a process of its own, so that a measurement does not measure
// it. As many real ones, it greets each connection after a tenth of a second. It sends its port at first, and the number
// of letters whenever it is asked.

let letters = 0
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    stream.resume()
    stream.on('end', () => {
      letters += 1
      done()
    })
  },
})
server.listen(0, '127.0.0.1', () => process.send?.((server.server.address() as AddressInfo).port))
process.on('message', () => process.send?.(letters))
process.on('disconnect', () => process.exit())
