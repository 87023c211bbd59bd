import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

// A push service that takes everything and reads nothing, in a process of its own, so that a measurement does not
// measure it. It sends its port at first, and the number of pushes whenever it is asked.

const pem = readFileSync(join(import.meta.dirname, 'fixtures/push-service.pem'), 'utf8')
let pushes = 0
const server = createServer({ key: pem, cert: pem }, (request, response) => {
  request.resume()
  request.on('end', () => {
    pushes += 1
    response.writeHead(201).end()
  })
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('message', () => process.send?.(pushes))
process.on('disconnect', () => process.exit())
