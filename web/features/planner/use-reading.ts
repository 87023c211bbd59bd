import { useEffect, useState } from 'react'
import { t } from '../../../contract/t.ts'
import { announce } from '../../lib/announce.ts'
import { repeatInWords } from '../../lib/time/repeat-words.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { dayFromToday } from './day-words.ts'
import { timesInWords } from './items/times-in-words.ts'
import type { readTyped, TypedItem } from './typed-item.ts'

/** What a line adds: its words as an item, and when. Without a day it is the day that the line belongs to. */
export type LineItem = Pick<TypedItem, 'text' | 'day' | 'time' | 'endTime' | 'repeat'>

/** When something is to be, as it was read of a line of `on`: 'Every Monday', 'Tomorrow', '9:00 AM'. */
export const whenInWords = (
  { day, time, endTime, repeat }: Omit<LineItem, 'text'>,
  today: string,
  on = today,
): string[] => [
  ...(repeat ? [repeatInWords(repeat, day ?? on)] : []),
  ...(day ? [dayFromToday(day, today)] : []),
  ...(time ? [timesInWords(time, endTime)] : []),
]

/** The time that was recognized of a line of `on`, in words, which are also announced; empty if none was. */
export function useWhenTold(reading: TypedItem | undefined, on?: string): string[] {
  const today = useToday()
  const when = reading ? whenInWords(reading, today, on) : []
  const told = when.join(', ')
  useEffect(() => {
    if (told) announce(t('Read as {when}. Tab leads to a button that takes it back.', { when: told }))
  }, [told])
  return when
}

let reader: typeof readTyped | undefined

/** Fetches the code that reads a line. Home is usable before it, and whoever types waits for nothing. */
async function loadReader(): Promise<typeof readTyped> {
  reader ??= (await import('./typed-item.ts')).readTyped
  return reader
}

/** The function that reads a line; undefined until its code is there. */
function useReader(isNeeded: boolean): typeof readTyped | undefined {
  const [read, setRead] = useState(() => reader)
  useEffect(() => {
    if (!isNeeded || read) return
    // Without it, the words stay as they are.
    loadReader().then(
      (loaded) => setRead(() => loaded),
      () => undefined,
    )
  }, [isNeeded, read])
  return read
}

/** When a line of the day `on` says something is to be, until the member takes that back: then its words stay. */
export function useReading(line: string, on: string) {
  const today = useToday()
  const read = useReader(line !== '')
  const [refused, setRefused] = useState('')
  // The next line is another one.
  if (line === '' && refused) setRefused('')
  const found = read?.(line, today, on)
  const reading = found?.words === refused ? undefined : found
  const when = useWhenTold(reading, on)
  return {
    /** When it is, in words; empty if nothing was read. */
    when,
    refuse: () => setRefused(found?.words ?? ''),
    /** What the line adds as it stands; the words alone while it cannot be read. */
    item: (reading ?? { text: line.trim() }) as LineItem,
    /** Fetches the code that reads. */
    prepare: () => void loadReader().catch(() => undefined),
    /** The same of a line that was typed faster than the code came; undefined where it is there. */
    itemToCome: read
      ? undefined
      : (): Promise<LineItem> =>
          loadReader().then(
            (loaded) => loaded(line, today, on) ?? { text: line.trim() },
            () => ({ text: line.trim() }),
          ),
  }
}
