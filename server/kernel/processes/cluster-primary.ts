import cluster, { type Worker } from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import { ProcessRefusal } from '../start/start-refusal.ts'
import { type Duties, dutiesKey, type FromProcess, type ToProcess } from './cluster-messages.ts'
import { clusterMetrics } from './cluster-metrics.ts'
import { handOnConnections } from './hand-on-connections.ts'
import { ownListeners } from './own-listeners.ts'

/** A process that lives for this long began well. Milliseconds. */
const steadyMs = 10_000
const longestWaitMs = 30_000
/** How many processes of a place may end early, one after another, before the start is given up. */
const mostEarlyEnds = 5
/** How long a process that was replaced may take for requests under way. Milliseconds. */
const retiringMs = 60_000
/** How long the end waits for processes to take over connections that they were given. Milliseconds. */
const handingOverMs = 2_000

type Log = Record<'info' | 'warn' | 'error', (facts: object, message: string) => void>
type Ending = { says: string; code: number }

type Member = {
  worker: Worker
  place: Place
  /** Whether it was given connections that it has not taken over yet. */
  isGiven: () => boolean
  /** Until it is open, the process whose place it is to take, which stays if this one cannot start. */
  before: Member | undefined
  openedAt: number | undefined
  /** Resolves when requests are answered, or with the reason why they are not. */
  opened: Promise<Ending | undefined>
  /** Resolves with the exit code; undefined if a signal ended it. */
  ended: Promise<number | undefined>
}

/** One of the processes that there should be, whichever has it at the moment. */
type Place = { at: number; current: Member | undefined; earlyEnds: number }

export type OpenProcesses = {
  /** Ends all processes as they would end alone. Throws if one of them did not end cleanly. */
  stop(): Promise<void>
  /** Replaces one process after another. Each stays until its successor answers, and refuses no request. */
  replaceAll(): Promise<void>
  /** Rejects with `ProcessRefusal` if no process is left, and none can be started. */
  failed: Promise<never>
}

/**
 * Opens `count` processes of this program, which share its port, and replaces those that end. The first one starts
 * alone, so that what a start does and says is done and said once. Throws `ProcessRefusal` if it cannot.
 */
export async function openProcesses(
  count: number,
  log: Log,
  printError: (line: string) => void,
): Promise<OpenProcesses> {
  const metrics = clusterMetrics()
  const endListening = ownListeners()
  const places = Array.from({ length: count }, (_, at): Place => ({ at, current: undefined, earlyEnds: 0 }))
  const members = new Set<Member>()
  const failure = Promise.withResolvers<never>()
  // Whoever waits for it hears of it later.
  failure.promise.catch(() => undefined)
  let starting = true
  let stopping = false
  let replacing: Promise<void> | undefined
  let replaceAgain = false

  const openWorkers = () =>
    [...members].filter(({ openedAt }) => openedAt !== undefined).map(({ worker }) => worker)

  const tell = ({ worker }: Pick<Member, 'worker'>, message: ToProcess) => {
    if (worker.isConnected()) worker.send(message)
  }

  function launch(place: Place, start = false): Member {
    const worker = forkWith({ start, jobs: place.at === 0 })
    const isGiven = handOnConnections(worker)
    const { pid } = worker.process
    const opened = Promise.withResolvers<Ending | undefined>()
    const ended = Promise.withResolvers<number | undefined>()
    const member: Member = {
      worker,
      place,
      isGiven,
      before: place.current,
      openedAt: undefined,
      opened: opened.promise,
      ended: ended.promise,
    }
    place.current = member
    members.add(member)
    let refused: Ending | undefined
    worker.on('message', (message: FromProcess) => {
      if (message.is === 'open') {
        member.openedAt = performance.now()
        member.before = undefined
        log.info({ pid }, 'A process answers requests.')
        opened.resolve(undefined)
      } else if (message.is === 'refused') refused = message
      else if (message.is === 'metrics') metrics.told(message.id, message.metrics)
      else
        void metrics
          .read(openWorkers())
          .catch((error: unknown) => {
            log.warn({ err: error }, 'The metrics of the processes could not be read.')
            return ''
          })
          .then((text) => tell(member, { do: 'answer with metrics', id: message.id, text }))
    })
    let isOver = false
    const end = (code: number | undefined, signal: string | undefined) => {
      if (isOver) return
      isOver = true
      members.delete(member)
      metrics.forget(worker)
      const how = signal ?? `exit code ${code}`
      const ending = refused ?? { says: `A process of A-genda ended at its start (${how}).`, code: code || 1 }
      opened.resolve(ending)
      ended.resolve(signal ? undefined : code)
      afterEnd(member, { pid, ...(signal ? { signal } : { code }) }, ending)
    }
    worker.on('exit', (code, signal) => end(code ?? undefined, signal ?? undefined))
    // Sending to a process that has just ended is an error too. Without an id, it never began, and has no exit.
    worker.on('error', (error) => {
      if (pid === undefined) end(1, undefined)
      else log.warn({ err: error, pid }, 'A process could not be reached.')
    })
    return member
  }

  function afterEnd(member: Member, facts: object, { says, code }: Ending): void {
    const { place, before, openedAt } = member
    if (starting || stopping || place.current !== member) return
    if (before && members.has(before)) {
      place.current = before
      return
    }
    place.current = undefined
    const isEarly = openedAt === undefined || performance.now() - openedAt < steadyMs
    place.earlyEnds = isEarly ? place.earlyEnds + 1 : 0
    if (openedAt === undefined) {
      if (place.earlyEnds >= mostEarlyEnds && openWorkers().length === 0) {
        failure.reject(new ProcessRefusal(says, code))
        return
      }
      printError(says)
    }
    log.error(facts, 'A process ended, and another takes its place.')
    const waitMs = isEarly ? Math.min(1_000 * 2 ** (place.earlyEnds - 1), longestWaitMs) : 0
    setTimeout(() => {
      if (!stopping && !place.current) launch(place)
    }, waitMs)
  }

  async function retire(member: Member): Promise<void> {
    tell(member, { do: 'retire' })
    const late = setTimeout(() => {
      log.warn({ pid: member.worker.process.pid }, 'A process that was replaced did not end, and is ended.')
      member.worker.process.kill('SIGKILL')
    }, retiringMs)
    await member.ended
    clearTimeout(late)
  }

  async function replaceEach(): Promise<void> {
    for (const place of places) {
      const old = place.current
      // One that is missing or not open yet is new in any case.
      if (stopping || old?.openedAt === undefined) continue
      const refusal = await launch(place).opened
      if (refusal) {
        if (stopping) return
        printError(refusal.says)
        log.error({}, 'A process could not be replaced. Those that are open stay.')
        return
      }
      await retire(old)
    }
  }

  /** Resolves when every accepted connection is with a process, which answers it. */
  async function handOver(): Promise<void> {
    const until = performance.now() + handingOverMs
    while ([...members].some(({ isGiven }) => isGiven()) && performance.now() < until) await pause(5)
  }

  const first = places[0]
  const refusal = first && (await launch(first, true).opened)
  if (refusal) throw new ProcessRefusal(refusal.says, refusal.code)
  starting = false
  for (const place of places.slice(1)) launch(place)

  return {
    failed: failure.promise,
    async stop() {
      stopping = true
      await endListening()
      await handOver()
      const codes = [...members].map(async (member) => {
        tell(member, { do: 'stop' })
        const code = await member.ended
        // One that was still starting had nothing to close.
        return member.openedAt === undefined ? 0 : code
      })
      const unclean = (await Promise.all(codes)).filter((code) => code !== 0)
      if (unclean.length > 0) throw new Error(`${unclean.length} of ${codes.length} processes did not.`)
    },
    async replaceAll() {
      replaceAgain = true
      replacing ??= (async () => {
        while (replaceAgain) {
          replaceAgain = false
          await replaceEach()
        }
        replacing = undefined
      })()
      await replacing
    },
  }
}

function forkWith(duties: Duties): Worker {
  const names = Object.entries(duties).flatMap(([name, has]) => (has ? [name] : []))
  return cluster.fork({ [dutiesKey]: names.join(',') })
}
