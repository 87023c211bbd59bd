/** Where the server reads the time, so that a test can set it. */
export type Clock = { now(): Temporal.Instant }

export const systemClock: Clock = { now: () => Temporal.Now.instant() }

/** The instant as ISO 8601 UTC with microseconds, as the database takes and gives it. */
export const toStored = (instant: Temporal.Instant): string =>
  instant.toString({ smallestUnit: 'microsecond' })

/** The calendar day that is today in an IANA zone. */
export const today = (now: Temporal.Instant, zone: string): Temporal.PlainDate =>
  now.toZonedDateTimeISO(zone).toPlainDate()

const mostZones = 1_000
/** The valid zones that were asked for so far, some hundreds. Checking a zone takes as long as a query. */
const zones = new Map<string, string>()

/** The zone's canonical spelling; undefined for one that does not exist. An offset is no zone (ruling 5). */
export function knownZone(name: string | undefined): string | undefined {
  if (!name || name.length > 64 || /^[+-]/.test(name)) return undefined
  const known = zones.get(name)
  if (known) return known
  try {
    const zone = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
    // Spelled in any capitals it is the same zone, and would fill this without end.
    if (zones.size < mostZones) zones.set(name, zone)
    return zone
  } catch {
    return undefined
  }
}
