const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * How long ago a moment was, in words of the locale: '20 minutes ago', 'yesterday'. Undefined within the last
 * quarter of an hour, which is as exactly as the use of a session is known.
 */
export function agoInWords(moment: Date, now: Date, locale?: string): string | undefined {
  const since = now.getTime() - moment.getTime()
  if (since < 15 * minute) return undefined
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  if (since < hour) return words.format(-Math.floor(since / minute), 'minute')
  if (since < day) return words.format(-Math.floor(since / hour), 'hour')
  return words.format(-Math.floor(since / day), 'day')
}
