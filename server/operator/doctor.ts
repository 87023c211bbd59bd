import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type Config, misspeltSettings, pushSubjectOf } from '../config.ts'
import { placeOf } from '../features/auth/passkeys/place.ts'
import { systemClock } from '../kernel/clock.ts'
import { upkeepLimits } from '../kernel/database/embedded/upkeep.ts'
import { isDiskFull } from '../kernel/start/refused-start.ts'
import type { Tools } from '../tools.ts'
import { release } from '../version.ts'
import { agoInWords, sizeInWords } from './backup-commands.ts'
import { openBackupStore } from './backup-store.ts'
import { folderFault, lastBackup } from './backups.ts'
import { clock, database, jobs, migrations, nodes, pooler, replicas } from './database-checks.ts'
import { advice, type Check, type Finding, ill, well } from './finding.ts'
import { fewestFreeBytes } from './look.ts'
import { overdueHours } from './nightly.ts'
import { openId } from './openid-check.ts'
import { operatorCommand } from './operator-command.ts'

const gigabyte = 2 ** 30

/** Whether this is the trial of a backup. Nobody opens its address, and it makes no backups. */
const isTrial = ({ TRIAL }: Config) => TRIAL === 'yes'

const configuration: Check = async ({ config }) => {
  const what = 'Configuration'
  const faults: Finding[] = []
  if (!config.PUBLIC_URL && !isTrial(config))
    faults.push(
      ill(
        what,
        'PUBLIC_URL is not set: links in emails lead to localhost. Set it to the address people open.',
      ),
    )
  else if (config.PUBLIC_URL?.startsWith('https:') && config.TRUST_PROXY.length === 0 && !isTrial(config))
    faults.push(
      ill(
        what,
        'PUBLIC_URL is https but TRUST_PROXY is empty: everybody shares one address behind the proxy, and its limits. Set TRUST_PROXY to the network of the proxy.',
      ),
    )
  for (const sentence of misspeltSettings(process.env)) faults.push(ill(what, sentence))
  if (config.RATE_LIMITS === 'off') faults.push(ill(what, 'RATE_LIMITS is off. That is for load tests only.'))
  return [
    well('Version', release),
    ...(isTrial(config) ? [well('Trial', 'no email and no notification reaches anybody')] : []),
    ...(faults.length > 0 ? faults : [well(what, 'complete')]),
  ]
}

const disk: Check = async ({ config }) => {
  const { bavail, bsize } = await statfs(config.DATA_DIR)
  const free = bavail * bsize
  const size = free < gigabyte ? `${Math.floor(free / 2 ** 20)} MB` : `${(free / gigabyte).toFixed(1)} GB`
  const says = `${size} are free in ${config.DATA_DIR}`
  if (free < upkeepLimits.floorBytes) return ill('Disk', `${says}: it is full. Make room.`)
  return free < fewestFreeBytes ? ill('Disk', `${says}. Make room before it is full.`) : well('Disk', says)
}

const mail: Check = async ({ letters, config }) => {
  if (isTrial(config)) return well('Mail', `a trial writes emails to ${letters.destination}`)
  if (!config.SMTP_URL)
    return ill(
      'Mail',
      `SMTP_URL is not set: emails are written to ${letters.destination}, and nobody receives them.`,
    )
  const fault = await letters.verify()
  return fault
    ? ill('Mail', `${letters.destination}: ${fault} Check SMTP_URL, and that this machine may reach it.`)
    : well('Mail', `${letters.destination} lets us in`)
}

const push: Check = async ({ config, database }) => {
  const what = 'Notifications'
  if (isTrial(config)) return well(what, 'a trial sends none')
  const subject = pushSubjectOf(config)
  if (!subject)
    return ill(
      what,
      'are off, because push services must know whom to ask: set PUBLIC_URL to an https address whose name is public (not one of .local, .internal or .test), or MAIL_FROM to an address that receives mail.',
    )
  const { rows } = await database.pool.query<{
    refusals: number
    refused_at: string | null
    ok_at: string | null
  }>(
    `select refusals, refused_at::text, (select max(last_ok_at)::text from push_subscriptions) as ok_at
     from push_keys where number = 1`,
  )
  const [{ refusals, refused_at, ok_at } = { refusals: 0, refused_at: null, ok_at: null }] = rows
  if (refused_at && !(ok_at && Date.parse(ok_at) > Date.parse(refused_at)))
    return ill(
      what,
      `push services refuse the key of this community (${refusals} times, last at ${refused_at}). Check that the clock is right, and that ${subject} reaches you. A database without its own push_keys needs every member to turn notifications on again.`,
    )
  return well(what, `push services reach you at ${subject}`)
}

const passkeys: Check = async ({ config, database }) => {
  const what = 'Passkeys'
  if (!config.PUBLIC_URL || isTrial(config)) return []
  const { rpId, hindrance } = placeOf(config.PUBLIC_URL)
  const { rows } = await database.pool.query<{ there: number; elsewhere: number }>(
    `select count(*)::int as there, count(*) filter (where rp_id <> $1)::int as elsewhere from passkeys`,
    [rpId],
  )
  const [{ there, elsewhere } = { there: 0, elsewhere: 0 }] = rows
  if (elsewhere > 0)
    return ill(
      what,
      `${elsewhere} of ${there} were made for another host than ${rpId} and do not work. Their members sign in with the password, and make new ones; or set PUBLIC_URL back.`,
    )
  if (hindrance === 'insecure')
    return advice(
      what,
      `members and administrators can make none, because ${config.PUBLIC_URL} is not https. Put a proxy with a certificate in front, and set PUBLIC_URL to https.`,
    )
  return hindrance === null ? well(what, `${there} for ${rpId}`) : []
}

const images: Check = async ({ storage }) => {
  const what = 'Images'
  const key = `doctor-${randomUUID()}.txt`
  const written = Buffer.from(key)
  try {
    await storage.put(key, written)
    const file = await storage.get(key)
    const read = file && (await buffer(file.body))
    await storage.delete(key)
    return read?.equals(written)
      ? well(what, `${storage.destination} keeps what is put into it`)
      : ill(what, `${storage.destination} does not give back what was put into it.`)
  } catch (error) {
    if (isDiskFull(error))
      return ill(what, `${storage.destination} cannot be written: the disk is full. Make room.`)
    return ill(what, `${storage.destination} cannot be written. Check S3_* or who owns DATA_DIR.`)
  }
}

const deletions: Check = async ({ ledger }) => {
  const what = 'Deletions'
  const contents = await ledger.read().catch(() => 'unreadable' as const)
  if (contents === 'unreadable')
    return ill(
      what,
      `${ledger.destination} cannot be read. Until it can be, nobody can delete their account.`,
    )
  if (!contents) return ill(what, `there is no ledger at ${ledger.destination} yet. The next start makes it.`)
  return well(
    what,
    `${contents.deleted.length} ${contents.deleted.length === 1 ? 'is' : 'are'} in ${ledger.destination}. Copy it along with the backups.`,
  )
}

/** What backups of a database server do not have in them: pictures on this machine, and the ledger beside them. */
const ofServerInWords = ({ config, ledger }: Tools): string =>
  `A-genda makes none of a database server. See that the server makes its own${
    config.S3_ENDPOINT
      ? ''
      : `, and copy what is beside it: the pictures in ${join(config.DATA_DIR, 'uploads')}, and ${ledger.destination}`
  }.`

const backups: Check = async (tools) => {
  const what = 'Backups'
  if (isTrial(tools.config)) return well(what, 'a trial makes none')
  const last = await lastBackup(tools)
  if (last === undefined) return advice(what, ofServerInWords(tools))
  const { destination } = openBackupStore(tools.config)
  const fault = await folderFault(tools)
  if (fault) return ill(what, fault)
  if (last === null)
    return ill(what, `there is none in ${destination} yet. Make one: ${operatorCommand} backup`)
  const now = systemClock.now()
  const isSealed = last.name.endsWith('.age')
  const sealed = isSealed
    ? 'encrypted'
    : 'readable by whoever has it (BACKUP_AGE_RECIPIENTS encrypts the next)'
  const says = `the last is of ${agoInWords(last.at, now)}, ${sizeInWords(last.bytes)}, ${sealed}, in ${destination}`
  return last.at.until(now).total('hours') > overdueHours
    ? ill(what, `${says}. The log says why none is newer, by the job nightly-backup.`)
    : isSealed
      ? well(what, says)
      : advice(what, says)
}

/** Examines everything that a community depends on. A failed examination does not stop the others. */
export async function examine(tools: Tools): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const check of [
    configuration,
    database,
    pooler,
    replicas,
    migrations,
    jobs,
    disk,
    mail,
    push,
    passkeys,
    openId,
    images,
    deletions,
    backups,
    nodes,
    clock,
  ]) {
    const name = check.name.charAt(0).toUpperCase() + check.name.slice(1)
    const found = await check(tools).catch((error: unknown) =>
      ill(name, error instanceof Error ? error.message : String(error)),
    )
    findings.push(...[found].flat())
  }
  return findings
}
