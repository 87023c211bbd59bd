import { wallClockAt } from '../../../../lib/time/wall-clock.ts'
import { isZone } from '../zone.ts'
import { windowsZones } from './windows-zones.ts'
import { zoneInWords } from './zone-words.ts'

const byWindowsName = new Map(Object.entries(windowsZones).map(([name, zone]) => [name.toLowerCase(), zone]))

const hourMs = 3_600_000
/** Characters of a name that are looked at, and places in it. */
const [mostCharacters, mostPlaces] = [200, 12]
const offsetForm = /(?:^|\b(?:GMT|UTC)|\()\s*([+\-−–])\s*(\d{1,2})(?:[:.]?(\d\d))?(?!\d)/i

/** How far a zone whose name holds an offset (`GMT+0100`, `(UTC-05:00) …`) is ahead of UTC, in milliseconds. */
export function offsetIn(name: string): number | undefined {
  if (/^(?:Z|UTC|GMT|\((?:UTC|GMT)\).*)$/i.test(name.trim())) return 0
  const [, sign, hours, minutes = '0'] = offsetForm.exec(name) ?? []
  if (hours === undefined || Number(hours) > 18 || Number(minutes) > 59) return undefined
  return (sign === '+' ? 1 : -1) * (Number(hours) + Number(minutes) / 60) * hourMs
}

/** The smaller of a zone's offsets in January and July, which names of Windows show. */
function standardOffset(zone: string): number {
  const offsets = ['2026-01-01T00:00', '2026-07-01T00:00'].map(
    (wall) => Date.parse(`${wallClockAt(Date.parse(`${wall}Z`), zone)}Z`) - Date.parse(`${wall}Z`),
  )
  return Math.min(...offsets)
}

/** Folders of IANA in which a city can be. */
const regions = [
  'Europe',
  'America',
  'Asia',
  'Africa',
  'Australia',
  'Pacific',
  'Atlantic',
  'Indian',
  'US',
  'Canada',
]

const cityZone = (city: string): string | undefined => {
  const name = city
    .trim()
    .normalize('NFD')
    .replace(/[.'\p{M}]/gu, '')
    .replace(/\s+/g, '_')
  return /^[a-z_-]{3,}$/i.test(name) ? regions.map((region) => `${region}/${name}`).find(isZone) : undefined
}

/** `(UTC+01:00) Amsterdam, Berlin, …`: the first place that has the offset. Its clock changes, which an offset does not. */
function describedZone(name: string): string | undefined {
  const offset = offsetIn(name)
  const words = name.replace(/^\s*\((?:GMT|UTC)?[^)]*\)\s*/i, '').trim()
  const fits = (zone: string | undefined): zone is string =>
    zone !== undefined && (offset === undefined || standardOffset(zone) === offset)
  const base = words.replace(/\s*\([^)]*\)\s*$/, '').replace(/\s+(?:Standard |Daylight |Summer )?Time$/i, '')
  const windows = byWindowsName.get(`${base} standard time`.toLowerCase())
  return [
    windows,
    zoneInWords(words) ?? zoneInWords(base),
    ...words
      .split(/[,/:;]/)
      .slice(0, mostPlaces)
      .map(cityZone),
  ].find(fits)
}

/** The ends of a path, the longest first: `/mozilla.org/20070129_1/America/New_York` ends in a zone of IANA. */
function* endsOf(path: string): Generator<string> {
  const parts = path.split('/').filter(Boolean)
  for (let from = 0; from < parts.length; from += 1) yield parts.slice(from).join('/')
}

/**
 * The IANA zone that a name stands for: one of IANA, also at the end of a path, or one of Windows, in whatever letters.
 * With `isDescribed` also a name for the screen, which lists places. Undefined for any other.
 */
export function zoneByName(name: string, { isDescribed = false } = {}): string | undefined {
  const bare = name
    .trim()
    .replace(/^["']|["']$/g, '')
    .trim()
  if (bare === '' || bare.length > mostCharacters) return undefined
  const windows = byWindowsName.get(bare.toLowerCase())
  if (windows) return windows
  if (/\/utc$/i.test(bare)) return 'Etc/UTC'
  if (!/^(?:GMT|UTC)?\s*[+\-−–]/i.test(bare))
    for (const end of endsOf(bare)) {
      // Programs number the copies of a zone, explain its name, and write it without the slash.
      const names = [end, end.replace(/(?:(?<=[a-z])[ -]?\d{1,2}|\s*\(.*\))$/, ''), end.replace('-', '/')]
      // What stands alone at the end of a path, such as `Custom/EST`, is a name of somebody's own.
      const zone = names
        .map((one) => one.replace(/ /g, '_'))
        .find((one) => (one.includes('/') || end === bare) && isZone(one))
      if (zone) return zone
    }
  return isDescribed ? describedZone(bare) : undefined
}
