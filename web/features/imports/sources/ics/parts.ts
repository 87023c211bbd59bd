import { wording } from '../../../../../contract/texts.ts'
import { cutOff, Unreadable } from '../unreadable.ts'
import { type ContentLine, contentLines, plainText } from './content-lines.ts'

/** A part of a calendar, such as an event: its properties and the parts in it. */
export type Component = { name: string; lines: ContentLine[]; parts: Component[] }

/** What a file of calendars holds: events and tasks, the zones that it defines, and the zone that it is set to. */
export type Parts = { entries: Component[]; zones: Component[]; zone: string | undefined }

/** The first property of a name. */
export const lineIn = ({ lines }: Component, name: string): ContentLine | undefined =>
  lines.find((line) => line.name === name)
export const linesIn = ({ lines }: Component, name: string): ContentLine[] =>
  lines.filter((line) => line.name === name)

/** The trimmed text of a property; empty for one that is absent. */
export const textIn = (component: Component, name: string): string =>
  plainText(lineIn(component, name)?.value ?? '').trim()

const opens = /^(?:V[A-Z]+|STANDARD|DAYLIGHT|X-[A-Z0-9-]+)$/

/** The parts of a file within one another. An end that is missing is where the part around it ends, or the next entry begins. */
function treeOf(lines: ContentLine[]): { root: Component; isCut: boolean } {
  const root: Component = { name: '', lines: [], parts: [] }
  const open = [root]
  for (const line of lines) {
    const part = line.value.trim().toUpperCase()
    if (line.name === 'BEGIN' && opens.test(part)) {
      const isEntry = part === 'VEVENT' || part === 'VTODO'
      const within = open.findIndex(({ name }) => isEntry && ['VEVENT', 'VTODO', 'VTIMEZONE'].includes(name))
      if (within > 0) open.splice(within)
      const component = { name: part, lines: [], parts: [] }
      open.at(-1)?.parts.push(component)
      open.push(component)
    } else if (line.name === 'END' && opens.test(part)) {
      const at = open.findLastIndex(({ name }) => name === part)
      if (at > 0) open.splice(at)
    } else open.at(-1)?.lines.push(line)
  }
  return { root, isCut: open.length > 1 }
}

function all({ parts }: Component, ...names: string[]): Component[] {
  return parts.flatMap((part) => (names.includes(part.name) ? [part] : all(part, ...names)))
}

/** Reads a calendar. Throws {@link Unreadable}, also for a file that was cut. */
export function partsOf(text: string, name: string): Parts {
  const { root, isCut } = treeOf(contentLines(text))
  const entries = all(root, 'VEVENT', 'VTODO')
  const calendars = all(root, 'VCALENDAR')
  if (entries.length === 0 && (isCut || calendars.length === 0))
    throw new Unreadable(wording('“{name}” is damaged, or no calendar. Please export it again.', { name }))
  if (isCut) throw cutOff(name)
  const zone = calendars.map((one) => textIn(one, 'X-WR-TIMEZONE')).find(Boolean)
  return { entries, zones: all(root, 'VTIMEZONE'), zone }
}
