/**
 * Ends when A-genda answers on this machine. `systemctl start` waits for it (agenda.service), so that what follows it,
 * such as `agenda doctor`, finds an open product. systemd ends it with its own limit, or when the product ends.
 */
import { setTimeout as sleep } from 'node:timers/promises'

const { HOST = 'localhost', PORT = '3000' } = process.env
const host = ['', '0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST
const address = `http://${host.includes(':') ? `[${host}]` : host}:${PORT || '3000'}/readyz`
const isReady = () =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
while (!(await isReady())) await sleep(250)
