import { texts, wording } from '../../../../../contract/texts.ts'
import type { Answers, Candidate, Question, Refused } from '../../candidate.ts'
import { chosenMood, moodNamed, moodRefusal } from '../daylio/moods.ts'
import { type Around, inShort, refused } from '../reading.ts'
import { candidatesOf } from '../written-entry.ts'
import type { Column } from './columns.ts'
import type { DateFormat } from './dates.ts'
import { cellValues, type dayValues } from './day-values.ts'
import { isNumberRole, isWrittenRole } from './fields.ts'
import { countsAgain, repeatFinder } from './repeated-rows.ts'
import { type RowTime, rowTimes } from './row-time.ts'

const reasons = texts({
  time: 'Its day or time cannot be read.',
  noDate: 'No column is selected as the date. Go back and choose one.',
})

/** What is needed to read the rows of a table. */
export type ReadTable = { rows: string[][]; columns: Column[]; dateFormat: DateFormat | undefined }

/** The check-ins and entries of a table; its numbers are added to `values`. */
export function* rowCandidates(
  { rows, columns, dateFormat }: ReadTable,
  {
    zone,
    moods,
    moodNames,
    answers,
    values,
  }: {
    zone: string
    moods: Question[]
    moodNames: Around['moodNames']
    answers: Answers
    values: ReturnType<typeof dayValues>
  },
): Generator<Candidate | Refused> {
  const timeOf = rowTimes(columns, dateFormat, zone)
  const isRepeated = repeatFinder()
  const numbers = columns.filter(({ role }) => isNumberRole(role))
  const text = (row: string[], role: Column['role']) =>
    row[columns.find((column) => column.role === role)?.at ?? -1]?.trim() ?? ''
  const isWritten = columns.some(({ role }) => isWrittenRole(role))
  const hasDates = dateFormat !== undefined || columns.some(({ role }) => role === 'date')
  const unreadTime = hasDates ? reasons.time : reasons.noDate
  /** Rows have no ids. What is alike in one minute is told apart by its order. */
  const seen = new Map<string, number>()

  for (const row of rows) {
    const time = timeOf(row)
    if (!time) {
      // A name above a table, or a day above its times.
      if (row.filter((cell) => cell.trim() !== '').length > 1)
        yield refused(row.filter(Boolean).join(', '), null, wording(unreadTime))
      continue
    }
    const isDuplicate = isRepeated(row, time) && !countsAgain(time, answers)
    for (const column of numbers) {
      if (isDuplicate && column.combine === 'sum') continue
      const read = cellValues(row[column.at] ?? '', column)
      if (Array.isArray(read))
        for (const [field, value] of read) values.add(time, column.combine, field, value)
      else yield refused(`${column.name}: ${row[column.at]}`, time.day, read)
    }
    if (isWritten && !isDuplicate) yield* fromWords(row, time)
  }

  function* fromWords(row: string[], { day, at }: RowTime): Generator<Candidate | Refused> {
    const [name, title, note, body] = [
      text(row, 'mood'),
      text(row, 'title'),
      text(row, 'note'),
      text(row, 'body'),
    ]
    if (!name && !title && !note && !body) return
    const mood = name ? chosenMood(name, moods, answers) : null
    if (name && mood === null)
      yield refused(name, day, moodRefusal(name, answers, Boolean(title || note || body)))
    const moment = new Date(at ?? Date.parse(`${day}T12:00:00Z`)).toISOString()
    const content = [note, body].filter(Boolean).join('\n\n')
    const about = `${moment}/${name}/${inShort(title || content, 60)}`
    const position = seen.get(about) ?? 0
    seen.set(about, position + 1)
    yield* candidatesOf({
      source: 'csv',
      own_id: position > 0 ? `${about}#${position + 1}` : about,
      date: day,
      at: moment,
      mood,
      tags: [
        ...(name && moodNamed(name, moodNames) !== mood ? [name] : []),
        ...text(row, 'tags').split(/[|;,]/),
      ],
      title,
      text: content,
      starred: false,
      pictures: [],
    })
  }
}
