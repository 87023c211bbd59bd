import { useEffect, useState } from 'react'
import { t } from '../../../contract/t.ts'
import { announce } from '../../lib/announce.ts'
import { clockOf } from '../../lib/time/clock.ts'
import { repeatInWords } from '../../lib/time/repeat-words.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { dayFromToday } from './day-words.ts'
import { readTyped, type TypedItem } from './typed-item.ts'

/** What a line adds: its words as an item, and when. Without a day it is the day that the line belongs to. */
export type LineItem = Pick<TypedItem, 'text' | 'day' | 'time' | 'repeat'>

/** When something is to be, as it was read of a line of `on`: 'Every Monday', 'Tomorrow', '9:00 AM'. */
export const whenInWords = (
  { day, time, repeat }: Omit<LineItem, 'text'>,
  today: string,
  on = today,
): string[] => [
  ...(repeat ? [repeatInWords(repeat, day ?? on)] : []),
  ...(day ? [dayFromToday(day, today)] : []),
  ...(time ? [clockOf(time)] : []),
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

/** When a line says something is to be, until the member takes that back: then its words stay as they are. */
export function useReading(line: string) {
  const today = useToday()
  const [refused, setRefused] = useState('')
  // The next line is another one.
  if (line === '' && refused) setRefused('')
  const found = readTyped(line, today)
  const reading = found?.words === refused ? undefined : found
  const when = useWhenTold(reading)
  return {
    /** When it is, in words; empty if nothing was read. */
    when,
    refuse: () => setRefused(found?.words ?? ''),
    /** What the line adds as it stands. */
    item: (reading ?? { text: line.trim() }) as LineItem,
  }
}
