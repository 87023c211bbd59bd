import { type Component, lineIn, textIn } from './parts.ts'

/** The events and tasks of one UID: those that are things of their own, and those that replace single occurrences. */
export type Group = { uid: string; masters: Component[]; exceptions: Component[] }

/** Programs that write all events at once can need so long for it, in milliseconds. */
const oneExport = 60_000

const sequenceOf = (component: Component): number => Number.parseInt(textIn(component, 'SEQUENCE'), 10) || 0

/** When a state was written down, in milliseconds; 0 if it does not say. */
function stampOf(component: Component): number {
  const text = textIn(component, 'LAST-MODIFIED') || textIn(component, 'DTSTAMP')
  const [, year, month, day, hour = '00', minute = '00', second = '00'] =
    /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d):?(\d\d)?)?/i.exec(text) ?? []
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) || 0
}

/** What is written as the start: one that is changed is written otherwise. */
export const startText = (component: Component): string => {
  const line = lineIn(component, 'DTSTART') ?? lineIn(component, 'DUE')
  return line ? `${line.value.trim()}${line.params.TZID ? ` ${line.params.TZID}` : ''}` : ''
}
const titleOf = (component: Component): string => textIn(component, 'SUMMARY')

/**
 * Whether two events with one UID are two states of one: revised (SEQUENCE), or written down at another time with the
 * same title or the same start. Timetables give all their lessons one UID.
 */
function isSameThing(a: Component, b: Component): boolean {
  if (sequenceOf(a) !== sequenceOf(b)) return true
  const [isSameStart, isSameTitle] = [startText(a) === startText(b), titleOf(a) === titleOf(b)]
  if (isSameStart && isSameTitle) return true
  return (isSameStart || isSameTitle) && Math.abs(stampOf(a) - stampOf(b)) > oneExport
}

/** Whether the first of two states of a thing is the later one, or as late. */
export const isLater = (a: Component, b: Component): boolean =>
  sequenceOf(a) === sequenceOf(b) ? stampOf(a) >= stampOf(b) : sequenceOf(a) > sequenceOf(b)

/** The last states of things, each where the first of its states stood. */
function lastStates(components: Component[], isSame: (a: Component, b: Component) => boolean): Component[] {
  const states: Component[] = []
  for (const component of components) {
    const at = states.findIndex((one) => isSame(one, component))
    const known = states[at]
    if (!known) states.push(component)
    else if (isLater(component, known)) states[at] = component
  }
  return states
}

/** Groups of one UID are compared with one another, so that of a file with one UID for all a long list is not. */
const mostCompared = 500

function groupOf(uid: string, all: Component[]): Group {
  const exceptions = all.filter((one) => lineIn(one, 'RECURRENCE-ID'))
  const masters = all.filter((one) => !lineIn(one, 'RECURRENCE-ID'))
  const recurrence = (one: Component) => {
    const line = lineIn(one, 'RECURRENCE-ID')
    return `${line?.value.trim()} ${line?.params.TZID ?? ''}`
  }
  return {
    uid,
    masters: masters.length > mostCompared ? masters : lastStates(masters, isSameThing),
    exceptions: [...Map.groupBy(exceptions, recurrence).values()].flatMap((same) =>
      lastStates(same, () => true),
    ),
  }
}

/** The entries of a calendar by their UIDs, in the order of the file. Without one, what has the same title and start is one. */
export const groupsOf = (entries: Component[]): Group[] =>
  [
    ...Map.groupBy(entries, (one) => {
      const uid = textIn(one, 'UID')
      return uid === '' ? `-/${startText(one)}/${titleOf(one)}` : `${one.name}/${uid}`
    }).values(),
  ].map((all) => groupOf(all[0] ? textIn(all[0], 'UID') : '', all))
