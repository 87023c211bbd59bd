import { texts, wording } from '../../../../../contract/texts.ts'
import { instantInZone } from '../../../../lib/time/wall-clock.ts'
import type { Candidate, Question, Refused } from '../../candidate.ts'
import { plainText } from '../plain-text.ts'
import {
  type Around,
  firstAndLast,
  isDay,
  type Opened,
  type Reading,
  refused,
  type Source,
} from '../reading.ts'
import { rowsOf } from '../table.ts'
import { Unreadable } from '../unreadable.ts'
import { candidatesOf, countsOf } from '../written-entry.ts'
import { chosenZone, zoneQuestion } from '../zone.ts'
import { chosenMood, countedMood, moodQuestion, moodRefusal, noCheckIns } from './moods.ts'

const columns = ['full_date', 'weekday', 'time', 'mood', 'activities', 'note'] as const
const reasons = texts({
  time: 'Its day or time cannot be read.',
})

/** The CSV of Daylio: `full_date,date,weekday,time,mood,activities,note_title,note`. People rename their moods. */
export const daylioTable: Source = {
  name: 'daylio-csv',
  claims: ({ head }) =>
    /^\ufeff?"?full_date"?,.*\bmood\b.*\bactivities\b/.test(head.split(/\r?\n/, 1)[0] ?? ''),

  async read(opened: Opened, around: Around): Promise<Reading> {
    const [header = [], ...rows] = await rowsOf(opened, { isEven: true })
    const places = new Map(header.map((name, at) => [name.trim(), at]))
    const missing = columns.find((name) => !places.has(name))
    if (missing)
      throw new Unreadable(
        wording('This is not a table of Daylio: it has no column “{name}”. Please export it again.', {
          name: missing,
        }),
      )
    if (rows.length === 0) throw new Unreadable(wording(noCheckIns, { name: opened.name }))
    const cell = (row: string[], name: string) => row[places.get(name) ?? -1]?.trim() ?? ''
    const wordsOf = (row: string[]) => ({
      title: plainText(cell(row, 'note_title')),
      text: plainText(cell(row, 'note')),
    })
    const entries = rows.map((row) => ({
      row,
      date: isDay(cell(row, 'full_date')) ? cell(row, 'full_date') : undefined,
      time: timeOf(cell(row, 'time')),
    }))
    const names = new Set(rows.map((row) => cell(row, 'mood')).filter(Boolean))
    const questions: Question[] = [
      ...[...names].map((name) => moodQuestion(name, undefined, around.moodNames)),
      zoneQuestion(around.zone),
    ]
    return {
      summary: (answers) => ({
        source: 'daylio-csv',
        counts: countsOf(
          entries
            .filter(({ date, time }) => date && time)
            .map(({ row }) => ({
              ...wordsOf(row),
              mood: countedMood(cell(row, 'mood'), questions, answers),
              pictures: [],
            })),
        ),
        pictures: 0,
        ...firstAndLast(entries.flatMap(({ date }) => date ?? [])),
        questions,
        left_out: [],
      }),
      async *candidates(answers): AsyncGenerator<Candidate | Refused> {
        const zone = chosenZone(around.zone, answers)
        /** The table has no ids. Entries of one minute are told apart by their order. */
        const seen = new Map<string, number>()
        for (const { row, date, time } of entries) {
          around.signal.throwIfAborted()
          const name = cell(row, 'mood')
          const { title, text } = wordsOf(row)
          if (!date || !time) {
            yield refused(row.join(', '), null, wording(reasons.time))
            continue
          }
          const mood = chosenMood(name, questions, answers)
          if (mood === null)
            yield refused(name || title || text, date, moodRefusal(name, answers, Boolean(title || text)))
          const minute = `${date}T${time}`
          const position = seen.get(minute) ?? 0
          seen.set(minute, position + 1)
          yield* candidatesOf({
            source: 'daylio-csv',
            own_id: position > 0 ? `${minute}#${position + 1}` : minute,
            date,
            at: new Date(instantInZone(date, time, zone)).toISOString(),
            mood,
            tags: [...(name ? [`daylio: ${name}`] : []), ...cell(row, 'activities').split(/\s+\|\s+|\|/)],
            title,
            text,
            starred: false,
            pictures: [],
          })
        }
      },
    }
  },
}

/** `8:05 AM`, `20:05` and `8:05 PM` with a narrow space, as HH:MM. */
function timeOf(cell: string): string | undefined {
  const found = /^(\d{1,2})[:.](\d\d)(?:[:.]\d\d)?(?:\s*([ap])\.?\s*m\.?)?$/i.exec(cell)
  if (!found) return undefined
  const half = found[3]?.toLowerCase()
  const hour = half ? (Number(found[1]) % 12) + (half === 'p' ? 12 : 0) : Number(found[1])
  if (hour > 23 || Number(found[2]) > 59) return undefined
  return `${String(hour).padStart(2, '0')}:${found[2]}`
}
