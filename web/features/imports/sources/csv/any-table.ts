import { texts, wording } from '../../../../../contract/texts.ts'
import type { Answers, Candidate, Refused } from '../../candidate.ts'
import { moodQuestion } from '../daylio/moods.ts'
import { healthDay } from '../health-days.ts'
import { type Around, firstAndLast, type Opened, type Reading, type Source } from '../reading.ts'
import { refusedLines, rowsOf } from '../table.ts'
import { Unreadable } from '../unreadable.ts'
import { chosenZone, zoneQuestion } from '../zone.ts'
import { columnsOf } from './columns.ts'
import { dayValues } from './day-values.ts'
import { isNumberRole, type Role } from './fields.ts'
import { repeatQuestion, surveyRows } from './repeated-rows.ts'
import { rowCandidates } from './table-candidates.ts'
import { type Table, tablesOf } from './tables.ts'

/** Different moods of one file. More are no names. */
const mostMoods = 50

const repeated = texts({
  what: 'Duplicate rows',
  why: 'They’re identical to another row, including the time, so each counts once.',
})

/** Any CSV: its columns are guessed and asked about. */
export const anyTable: Source = {
  name: 'csv',
  claims: ({ name, head, zip }) =>
    !zip &&
    (/\.(?:csv|tsv)$/i.test(name) || /^[^\n<{]*[,;\t][^\n]*\n[^\n]*[,;\t]/.test(head)) &&
    !head.includes('\0'),

  async read(opened: Opened, around: Around): Promise<Reading> {
    const { rows, odd } = await rowsOf(opened)
    const tables = tablesOf(rows)
    if (tables.every(({ rows }) => rows.length === 0))
      throw new Unreadable(
        wording(
          'There are no rows below the heading of “{name}”. Please export it again, with the days that you want.',
          { name: opened.name },
        ),
      )
    return {
      summary: (answers) => {
        const { questions, zone, read } = plan(tables, around, answers)
        const surveys = read.map((table) => surveyRows(table, zone))
        const times = surveys.flatMap((survey) => survey.times)
        const asksZone = times.some(({ byZone }) => byZone)
        const duplicates = surveys.reduce((sum, survey) => sum + survey.duplicates, 0)
        const open = surveys.flatMap((survey) => survey.open)
        const count = (isIn: (roles: readonly Role[]) => boolean) =>
          read
            .filter(({ columns }) => isIn(columns.map(({ role }) => role)))
            .reduce((sum, { rows }) => sum + rows.length, 0)
        const counts = {
          health: count((roles) => roles.some(isNumberRole)),
          mood: count((roles) => roles.includes('mood')),
          journal: count(
            (roles) =>
              roles.includes('title') ||
              roles.includes('body') ||
              // With a mood, a note belongs to the check-in.
              (roles.includes('note') && !roles.includes('mood')),
          ),
        }
        return {
          source: 'csv',
          counts: Object.fromEntries(Object.entries(counts).filter(([, number]) => number > 0)),
          pictures: 0,
          ...firstAndLast(times.map(({ day }) => day)),
          questions: [
            ...questions,
            ...(open.length > 0 ? [repeatQuestion(open)] : []),
            ...(asksZone ? [zoneQuestion(around.zone)] : []),
          ],
          left_out:
            duplicates > 0
              ? [{ what: wording(repeated.what), why: wording(repeated.why), count: duplicates }]
              : [],
        }
      },
      async *candidates(answers) {
        yield* candidatesOf(tables, around, answers)
        yield* refusedLines(odd)
      },
    }
  },
}

/** The tables with what their columns are, and what is asked of them. */
function plan(tables: Table[], { zone: memberZone, moodNames }: Around, answers: Answers) {
  const read = tables.map((table, at) => ({ rows: table.rows, ...columnsOf(table, at, answers) }))
  const names = new Set(
    read.flatMap(({ rows, columns }) => {
      const at = columns.find(({ role }) => role === 'mood')?.at
      return at === undefined ? [] : rows.map((row) => row[at]?.trim() ?? '').filter(Boolean)
    }),
  )
  const moods = [...names].slice(0, mostMoods).map((name) => moodQuestion(name, undefined, moodNames))
  return {
    read,
    moods,
    zone: chosenZone(memberZone, answers),
    questions: [...read.flatMap(({ questions }) => questions), ...moods],
  }
}

async function* candidatesOf(
  tables: Table[],
  around: Around,
  answers: Answers,
): AsyncGenerator<Candidate | Refused> {
  const { read, moods, zone } = plan(tables, around, answers)
  const values = dayValues()
  for (const table of read)
    for (const candidate of rowCandidates(table, {
      zone,
      moods,
      moodNames: around.moodNames,
      answers,
      values,
    })) {
      around.signal.throwIfAborted()
      yield candidate
    }
  for (const [date, fields] of values.days())
    yield* healthDay('csv', date, fields, (names) => `${date}/${names.join(',')}`)
}
