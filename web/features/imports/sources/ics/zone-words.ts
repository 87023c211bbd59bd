import { plainName } from '../plain-name.ts'
import { windowsZones } from './windows-zones.ts'

/** Languages whose names of zones are known. Where two differ, the first one counts. */
const locales = 'en de es tr fr it pt nl pl'.split(' ')
/** Zones that share their names with others, most people's first. */
const first = [
  'Europe/Berlin',
  'Europe/Bucharest',
  'Europe/London',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Halifax',
  'Europe/Moscow',
  'Asia/Shanghai',
  'Australia/Sydney',
]
/** Names that Windows has in a language, and the browser has not. */
const ofWindows: readonly (readonly [name: string, zone: string])[] = [
  ['hora estandar romance', 'Europe/Madrid'],
  ['turkiye standart saati', 'Europe/Istanbul'],
  ...['athen, bukarest', 'atenas, bucarest', 'atina, bukres'].map(
    (name) => [name, 'Europe/Bucharest'] as const,
  ),
  ...['eastern zeit', 'hora del este', 'dogu saati'].map((name) => [name, 'America/New_York'] as const),
  ...['central zeit', 'merkezi saat'].map((name) => [name, 'America/Chicago'] as const),
  ...['mountain zeit', 'dag saati'].map((name) => [name, 'America/Denver'] as const),
  ...['pacific zeit', 'pasifik saati'].map((name) => [name, 'America/Los_Angeles'] as const),
]
const months = ['2026-01-15', '2026-07-15'].map((day) => Date.parse(`${day}T12:00:00Z`))

/** What a language calls a zone: for the whole year, in winter and in summer. */
function namesOf(zone: string, locale: string): string[] {
  return (['longGeneric', 'long'] as const).flatMap((timeZoneName) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName })
    return months.flatMap((month) => {
      const name = format.formatToParts(month).find(({ type }) => type === 'timeZoneName')?.value ?? ''
      // GMT+03:00 is no name.
      return /\d/.test(name) ? [] : plain(name)
    })
  })
}

const plain = (name: string) => plainName(name).replaceAll('’', "'").replace(/\s+/g, ' ')

let zones: Map<string, string> | undefined

/** The zone of a name in words, such as `Mitteleuropäische Zeit` or `hora del Pacífico`; undefined for any other name. */
export function zoneInWords(name: string): string | undefined {
  if (!zones) {
    zones = new Map(ofWindows)
    const all = new Set([...first, ...Object.values(windowsZones)])
    for (const locale of locales) {
      // In summer nobody knows whether Greenwich time is London's.
      const ambiguous = new Set(namesOf('Africa/Abidjan', locale))
      for (const utc of namesOf('UTC', locale)) zones.set(utc, 'Etc/UTC')
      for (const zone of all)
        for (const one of namesOf(zone, locale))
          if (!ambiguous.has(one) && !zones.has(one)) zones.set(one, zone)
    }
  }
  return zones.get(plain(name))
}
