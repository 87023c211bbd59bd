/** The moment a day begins on this device: midnight, or the first moment after a gap that swallows midnight. */
export function startOfDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day of a moment in an IANA zone, as `YYYY-MM-DD`. An unknown zone counts as UTC. */
export function dayIn(moment: Date, zone: string): string {
  let format = formats.get(zone)
  if (!format) {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
    try {
      format = new Intl.DateTimeFormat('en-CA', { ...parts, timeZone: zone })
    } catch {
      format = new Intl.DateTimeFormat('en-CA', { ...parts, timeZone: 'UTC' })
    }
    formats.set(zone, format)
  }
  return format.format(moment)
}
