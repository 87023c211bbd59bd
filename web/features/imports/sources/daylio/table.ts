import { texts, wording } from '../../../../../contract/texts.ts'
import { instantInZone } from '../../../../lib/time/wall-clock.ts'
import type { Answers, Candidate, Question, Refused } from '../../candidate.ts'
import { readClock } from '../clock.ts'
import { orderIn, orderQuestion } from '../csv/date-questions.ts'
import { formatOf, readDate } from '../csv/dates.ts'
import { plainText } from '../plain-text.ts'
import { type Around, firstAndLast, type Opened, type Reading, refused, type Source } from '../reading.ts'
import { refusedLines, rowsOf } from '../table.ts'
import { Unreadable } from '../unreadable.ts'
import { candidatesOf, countsOf } from '../written-entry.ts'
import { chosenZone, zoneQuestion } from '../zone.ts'
import { chosenMood, countedMood, moodQuestion, moodRefusal, noCheckIns } from './moods.ts'

const columns = ['full_date', 'time', 'mood', 'activities', 'note'] as const
const reasons = texts({
  time: 'Its day or time cannot be read.',
})

/**
 * The CSV of Daylio: `full_date,date,weekday,time,mood,activities,note_title,note`. Until 2019 it had `year,date` for the
 * day, with the month in words. People rename their moods.
 */
export const daylioTable: Source = {
  name: 'daylio-csv',
  claims: ({ head }) =>
    /^(?:"?sep=."?[\r\n]+)?\ufeff?"?(?:full_date|year"?[,;\t|]"?date)"?[,;\t|].*\bmood\b.*\bactivities\b/i.test(
      head,
    ),

  async read(opened: Opened, around: Around): Promise<Reading> {
    const table = await rowsOf(opened, { isEven: true })
    const [header = [], ...rows] = table.rows
    const places = new Map(header.map((name, at) => [name.trim().toLowerCase(), at]))
    const hasYear = places.has('year') && places.has('date')
    const missing = columns.find((name) => !places.has(name) && !(name === 'full_date' && hasYear))
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
    const dayOf = (row: string[]) =>
      places.has('full_date') ? cell(row, 'full_date') : `${cell(row, 'date')} ${cell(row, 'year')}`
    const days = rows.map(dayOf)
    const format = formatOf(days)
    const entriesBy = (answers: Answers) => {
      const order = format === 'ask' ? orderIn(answers) : (format ?? 'ymd')
      return rows.map((row) => ({
        row,
        date: order && readDate(dayOf(row), order)?.day,
        time: readClock(cell(row, 'time'))?.time,
      }))
    }
    const names = new Set(rows.map((row) => cell(row, 'mood')).filter(Boolean))
    const questions: Question[] = [
      // Excel writes the days anew when it saves the table.
      ...(format === 'ask' ? [orderQuestion('full_date', days, null)] : []),
      ...[...names].map((name) => moodQuestion(name, undefined, around.moodNames)),
      zoneQuestion(around.zone),
    ]
    return {
      summary: (answers) => ({
        source: 'daylio-csv',
        counts: countsOf(
          entriesBy(answers)
            .filter(({ date, time }) => date && time)
            .map(({ row }) => ({
              ...wordsOf(row),
              mood: countedMood(cell(row, 'mood'), questions, answers),
              pictures: [],
            })),
        ),
        pictures: 0,
        ...firstAndLast(entriesBy(answers).flatMap(({ date }) => date ?? [])),
        questions,
        left_out: [],
      }),
      async *candidates(answers): AsyncGenerator<Candidate | Refused> {
        const zone = chosenZone(around.zone, answers)
        /** The table has no ids. Entries of one minute are told apart by their order. */
        const seen = new Map<string, number>()
        for (const { row, date, time } of entriesBy(answers)) {
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
        yield* refusedLines(table.odd)
      },
    }
  },
}
