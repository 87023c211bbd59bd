import { once } from 'node:events'
import { createServer } from 'node:net'
import { ConfigurationRefusal, StartRefusal } from './start-refusal.ts'

type ListenAddress = { host: string; port: number }

/** Why the product cannot listen at an address. It is a refusal if a person can mend it. */
export function listenRefusal(error: unknown, { host, port }: ListenAddress): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartRefusal(
        `Port ${port} is taken by another program, or by an A-genda that is open already. Stop it, or choose another with PORT=…`,
      )
    case 'EACCES':
      return new ConfigurationRefusal(
        `This user may not listen on port ${port}. Choose one from 1024 on with PORT=…, behind a proxy.`,
      )
    case 'EADDRNOTAVAIL':
      return new ConfigurationRefusal(
        `HOST ${host} is no address of this machine. Set it to one that is, to localhost, or to 0.0.0.0 for all.`,
      )
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new ConfigurationRefusal(
        `HOST ${host} is not known here. Set it to an address of this machine, to localhost, or to 0.0.0.0 for all.`,
      )
    default:
      return error
  }
}

/**
 * Listens for a moment, so that an address that is taken is reported before anything is opened or made. Throws
 * `StartRefusal`.
 */
export async function requireFreeAddress(place: ListenAddress): Promise<void> {
  const trial = createServer()
  trial.listen(place.port, place.host)
  await once(trial, 'listening').catch((error: unknown) => {
    throw listenRefusal(error, place)
  })
  await new Promise((closed) => trial.close(closed))
}
