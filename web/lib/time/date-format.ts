import { formatLocale } from '../locale.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** The zone of this device, as far as its dates tell: a device that travels gets formats of its new zone. */
function zoneNow(): string {
  const now = new Date()
  const offsets = [0, 6].map((month) => new Date(now.getFullYear(), month).getTimezoneOffset())
  return [now.getTimezoneOffset(), ...offsets].join()
}

/** The format of a date with these options. It is made once, as making one takes longer than a hundred uses. */
export function dateFormat(
  options: Intl.DateTimeFormatOptions,
  locale = formatLocale(),
): Intl.DateTimeFormat {
  const key = `${locale} ${options.timeZone ?? zoneNow()} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}
