import { setTimeout as pauseFor } from 'node:timers/promises'
import sharp from 'sharp'
import { starterThemes } from '../../content/library.ts'
import { answersWhileAway } from './away.ts'
import { answerOf, clientOf, tokenOf } from './client.ts'
import { compareLetters, compareWrites, type Findings, lettersInDoubt, missingLetters } from './comparison.ts'
import { type Ledger, newLedger, percentile } from './ledger.ts'
import { type Community, type Member, newMember } from './member.ts'
import type { ProductProcess } from './product-process.ts'
import { type Cleanups, openSetting, type Setting } from './setting.ts'

/** The load on the cluster, times in seconds. */
export type ProofLoad = {
  members: number
  /** The writes before anything is killed. */
  before: number
  /** From the death of a process to that of the primary. */
  oneProcessLess: number
  /** The time without a primary, besides the time that the checks of every kind of call take. */
  away: number
  /** The writes after the recovery. */
  after: number
  /** Whether to wait for the jobs of a killed process. Another process resumes them in half a minute. */
  everyJob: boolean
}
type Figures = Record<string, string | number>

const places = 3
const events = 120

/**
 * Three processes of the product behind a proxy, on a primary and its synchronous standby, with active members. A
 * process is killed, then the primary, and the standby takes over. Returns the conditions that have to hold, and the
 * figures.
 */
export async function prove(
  extent: ProofLoad,
  folder: string,
  ends: Cleanups,
  signal: AbortSignal,
): Promise<{ findings: Findings; figures: Figures }> {
  const pause = (ms: number) => pauseFor(ms, undefined, { signal })
  const setting = await openSetting(folder, ends, signal)
  const { pair, mail, processes } = setting
  const atStart = await findingsAtStart(setting)
  const ledger = newLedger()
  const { members, admin, wanted } = await gather(setting, ledger, extent.members, signal)

  let enough = false
  const lives = members.map((member) => member.live(() => enough))
  lives.push(rush(members, wanted, () => enough))
  const began = performance.now()
  await pause(extent.before * 1000)

  const processLost = performance.now()
  const killed = await killOne(processes)
  await pause(extent.oneProcessLess * 1000)

  const primaryLost = performance.now()
  await pair.losePrimary()
  const whileAway = await answersWhileAway(setting.url, members[0]?.token ?? '', admin)
  await pause(extent.away * 1000)
  const promoted = performance.now()
  await pair.promote()
  while (ledger.between(promoted).length === 0) await pause(20)
  // Starts it again, as a service manager would. It finds a cluster whose first server is gone.
  await setting.open(killed.name)
  const well = performance.now()
  await pause(extent.after * 1000)
  enough = true
  await Promise.all(lives)
  const ended = performance.now()

  const living = processes.filter((each) => each !== killed)
  const sendersSince = (from: number) =>
    new Set(mail.arrived.filter(({ at }) => at > from).map((letter) => letter.from))
  // As many at once as there are processes, because each handles one at a time.
  for (let n = 0; sendersSince(promoted).size < living.length && n < members.length; n += living.length) {
    await Promise.all(living.map((_, each) => members[(n + each) % members.length]?.askForLetter()))
    await pause(2000)
  }
  await untilLettersSettle(setting, members, extent.everyJob, pause)

  const senders = [...sendersSince(promoted)]
  const findings: Findings = {
    ...atStart,
    ...whileAway,
    ...(await compareWrites(pair.read, members, setting.objects)),
    ...(await compareLetters(pair.read, members, mail.arrived, 1)),
    'Every process sends letters after the change':
      senders.length === living.length ? undefined : `only ${senders}`,
    'Every call was done, or answered 503 with Retry-After':
      ledger.faults.length === 0 ? undefined : [...new Set(ledger.faults)].join('; '),
    'Calls were refused meanwhile': ledger.refused() > 0 ? undefined : 'none was',
    ...(await findingsAtEnd(processes, living)),
  }

  const promised = members.reduce((sum, { kept }) => sum + kept.letters.acknowledged, 0)
  const speed = (from: number, to: number) => {
    const times = ledger.between(from, to).map(({ ms }) => ms)
    const rate = Math.round((times.length / (to - from)) * 1000)
    return `${rate} writes/s, p50 ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms`
  }
  const last = ledger.between(began, promoted).at(-1)?.at ?? 0
  const next = ledger.between(promoted)[0]?.at ?? 0
  return {
    findings,
    figures: {
      'Writes acknowledged': ledger.between(began).length,
      'Calls refused with 503': ledger.refused(),
      'Calls whose answer never came': ledger.unanswered(),
      'From the loss of the primary to the promotion': `${((promoted - primaryLost) / 1000).toFixed(1)} s`,
      'Without a write': `${((next - last) / 1000).toFixed(1)} s`,
      'With three processes': speed(began, processLost),
      'With two': speed(processLost, primaryLost),
      'With three again, on the new primary': speed(well, ended),
      'Letters promised, arrived, known to be in doubt': [
        ...[promised, mail.arrived.length, await lettersInDoubt(pair.read, mail.arrived)],
      ].join(', '),
      'Places given': members.reduce((sum, { kept }) => sum + kept.going.size, 0),
    },
  }
}

/**
 * Returns when each letter has been sent or given up, or after a minute and a half. Missing letters are then reported.
 */
async function untilLettersSettle(
  { pair, mail }: Setting,
  members: readonly Member[],
  everyJob: boolean,
  pause: (ms: number) => Promise<void>,
): Promise<void> {
  for (let tries = 0; tries < 180; tries += 1) {
    const perhaps = await lettersInDoubt(pair.read, mail.arrived)
    const isExplained = missingLetters(members, mail.arrived) <= perhaps
    const waiting = await pair.read(
      `select from jobs.job where name = 'reset-letter' and state in ('created', 'retry', 'active')`,
    )
    if (isExplained && (waiting.length === 0 || !everyJob)) break
    await pause(500)
  }
  // A letter that was sent twice would have arrived by now.
  await pause(1500)
}

/** Members with accounts, and events with too few places for all of them. */
async function gather(
  setting: Setting,
  ledger: Ledger,
  number: number,
  signal: AbortSignal,
): Promise<{ members: (Member & { token: string })[]; admin: string; wanted: string[] }> {
  const client = clientOf(setting.url)
  const password = setting.processes.map(passwordOf).find(Boolean) ?? ''
  const credentials = { email: 'admin@agenda.local', password }
  const admin = await tokenOf(client('POST /auth/login', { body: credentials }))
  // With its generated password, an administrator may do nothing yet.
  const own = { currentPassword: password, newPassword: 'A-quiet-harbour-7' }
  await answerOf(client('POST /user/password', { body: own }, { token: admin }))
  const made = Array.from({ length: events }, (_, n) => {
    const body = {
      title: `Event ${n}`,
      description: 'A few places, and many who want to come.',
      capacity: places,
      start: '2099-01-01T10:00:00Z',
      end: '2099-01-01T12:00:00Z',
      location: { type: 'online' as const },
    }
    return answerOf(client('POST /global-events', { body }, { token: admin }))
  })
  const wanted = (await Promise.all(made)).map(({ id }) => id)
  const community: Community = {
    client,
    ledger,
    posts: [],
    signal,
    picture,
  }
  const members = Array.from({ length: number }, async (_, n) => {
    const account = { number: n, email: `member-${n}@example.org`, address: `198.51.100.${n + 1}` }
    const body = { name: 'Member', email: account.email, password: 'a quiet harbour' }
    const token = await tokenOf(client('POST /auth/register', { body }, account))
    return { ...newMember(community, { ...account, token }), token }
  })
  const gathered = await Promise.all(members)
  // An account's first day has lower limits, which attempts during the failover would use up.
  await setting.pair.write(`update members set created_at = created_at - interval '2 days'`)
  return { members: gathered, admin, wanted }
}

/** All members want the few places of one event at the same moment, and then those of the next. */
async function rush(members: readonly Member[], wanted: readonly string[], enough: () => boolean) {
  for (const event of wanted) {
    if (enough()) return
    await Promise.all(members.map((member) => member.goTo(event)))
    await pauseFor(400)
  }
}

async function killOne([one]: readonly ProductProcess[]): Promise<ProductProcess> {
  if (!one) throw new Error('There is no process to kill.')
  await one.kill()
  return one
}

const passwordOf = ({ lines }: ProductProcess) =>
  /password (\S+) \(until it is used/.exec(lines().join())?.[1]

/**
 * Processes that started at the same time on an empty database migrated it once, and one of them printed the password.
 */
async function findingsAtStart({ pair, processes }: Setting): Promise<Findings> {
  const [made] = await pair.read<{ admins: number; themes: number }>(
    `select (select count(*)::int from members where role = 'admin') as admins,
            (select count(*)::int from themes) as themes`,
  )
  const told = processes.filter((each) => passwordOf(each) !== undefined).length
  const well = made?.admins === 1 && told === 1 && made.themes === starterThemes.length
  const is = `${made?.admins} administrators, ${told} passwords told, ${made?.themes} themes`
  return { 'Three processes at once made an empty database theirs, once': well ? undefined : is }
}

async function findingsAtEnd(
  processes: readonly ProductProcess[],
  living: readonly ProductProcess[],
): Promise<Findings> {
  const codes = await Promise.all(living.map((each) => (each.running() ? each.stop() : 'died before')))
  const alarms = processes.flatMap(alarmsOf)
  return {
    'Every process lived on, and ended cleanly': codes.every((code) => code === 0)
      ? undefined
      : codes.join(', '),
    'No process logged a fault of its own': alarms.length === 0 ? undefined : alarms.slice(0, 3).join('; '),
  }
}

/** Errors in the log that the proof itself causes. */
const expected = ['An email may have gone out or not', 'The database does not answer.']

/** A process's logged errors, except for the lost primary and for letters with an unknown outcome. */
function alarmsOf({ name, lines }: ProductProcess): string[] {
  return lines().flatMap((line) => {
    if (!line.startsWith('{')) return []
    const { level, msg, err } = JSON.parse(line) as { level: number; msg: string; err?: object }
    const alarming = level >= 50 && !expected.some((beginning) => msg.startsWith(beginning))
    return alarming ? [`${name}: ${msg} ${JSON.stringify(err ?? '')}`] : []
  })
}

/** A small picture that differs from all others. */
async function picture(seed: number): Promise<Blob> {
  const background = { r: seed % 256, g: Math.floor(seed / 256) % 256, b: 120 }
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' })
}
