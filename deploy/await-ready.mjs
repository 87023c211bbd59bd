/**
 * Ends when A-genda answers on this machine. `systemctl start` waits for it (agenda.service), so that what follows it,
 * such as `agenda doctor`, finds an open product. It fails when the product has ended, for which systemd does not look
 * meanwhile.
 */
import { setTimeout as sleep } from 'node:timers/promises'

const { HOST = 'localhost', PORT = '3000', MAINPID } = process.env
const host = ['', '0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST
const address = `http://${host.includes(':') ? `[${host}]` : host}:${PORT || '3000'}/readyz`
const isReady = () =>
  // Another program on this port may take the connection and say nothing.
  fetch(address, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
function isRunning() {
  try {
    return process.kill(Number(MAINPID), 0)
  } catch {
    return false
  }
}

while (!(await isReady())) {
  if (!isRunning()) process.exit(1)
  await sleep(250)
}
