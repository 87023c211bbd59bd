import ICAL from 'ical.js'
import { wording } from '../../../../../contract/texts.ts'
import { inShort, isDay } from '../reading.ts'
import { cutOff, Unreadable } from '../unreadable.ts'

/** The events and tasks of a calendar, and the titles of those that cannot be read. */
export type Parts = { components: ICAL.Component[]; broken: string[] }

const beginnings = /^BEGIN:VCALENDAR[ \t]*$/gim
const ends = /^END:VCALENDAR[ \t]*$/gim
const entry = /^BEGIN:(VEVENT|VTODO)\r?\n[\s\S]*?^END:\1\r?\n?/gim
const zone = /^BEGIN:VTIMEZONE\r?\n[\s\S]*?^END:VTIMEZONE\r?\n?/gim

/**
 * Reads a calendar. One entry that the library does not take is left out alone. Throws {@link Unreadable}, also for a
 * file that was cut.
 */
export function partsOf(text: string, name: string): Parts {
  const parts = anyPartsOf(text, name)
  if ((text.match(ends)?.length ?? 0) < (text.match(beginnings)?.length ?? 0)) throw cutOff(name)
  return parts
}

function anyPartsOf(text: string, name: string): Parts {
  const whole = componentsIn(text)
  if (whole) return dated(whole)
  const unfolded = text.replace(/\r?\n[ \t]/g, '')
  const entries = unfolded.match(entry) ?? []
  const zones = (unfolded.match(zone) ?? []).join('')
  const parts: Parts = { components: [], broken: [] }
  for (const one of entries) {
    const components = componentsIn(`BEGIN:VCALENDAR\r\n${zones}${one.trimEnd()}\r\nEND:VCALENDAR\r\n`)
    if (components) parts.components.push(...components)
    else parts.broken.push(inShort(/^SUMMARY[^:\r\n]*:(.*)$/im.exec(one)?.[1] ?? ''))
  }
  if (parts.components.length === 0)
    throw new Unreadable(wording('“{name}” is damaged, or no calendar. Please export it again.', { name }))
  const { components, broken } = dated(parts.components)
  return { components, broken: [...parts.broken, ...broken] }
}

/** The times by which an entry has its day. */
const times = ['dtstart', 'due', 'recurrence-id']

/**
 * Sets those apart whose day is none of the calendar. The library would make another day of it: of the 45th of a month
 * one in the next.
 */
function dated(all: ICAL.Component[]): Parts {
  const isDated = ({ jCal }: { jCal: unknown[] }) =>
    (jCal[1] as unknown[][]).every(
      ([name, , , value]) => !times.includes(String(name)) || isDay(String(value).slice(0, 10)),
    )
  const [good = [], bad = []] = [true, false].map((is) =>
    all.filter((component) => isDated(component as unknown as { jCal: unknown[] }) === is),
  )
  return {
    components: good,
    broken: bad.map((one) => inShort(String(one.getFirstPropertyValue('summary') ?? ''))),
  }
}

function componentsIn(text: string): ICAL.Component[] | undefined {
  try {
    const parsed = ICAL.parse(text) as unknown[]
    const calendars = (Array.isArray(parsed[0]) ? parsed : [parsed]) as unknown[][]
    return calendars.flatMap((one) => {
      const component = new ICAL.Component(one)
      return [...component.getAllSubcomponents('vevent'), ...component.getAllSubcomponents('vtodo')]
    })
  } catch {
    return undefined
  }
}
