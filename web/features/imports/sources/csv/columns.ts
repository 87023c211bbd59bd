import type { Answers, Question } from '../../candidate.ts'
import { type DecimalSign, signOf, signOfTable } from '../numbers.ts'
import { formQuestion, orderIn, orderQuestion, samplesOf } from './date-questions.ts'
import { type DateFormat, formatOf, readDate } from './dates.ts'
import { type Combine, combined, isPossibleCount, type Role, roles, units } from './fields.ts'
import { columnName, guessRoles, guessUnit } from './guess.ts'
import type { Table } from './tables.ts'

/** What a column is after the answers. */
export type Column = {
  at: number
  name: string
  role: Role
  unit: string | null
  combine: Combine
  sign: DecimalSign
}

/**
 * Reads the cells of a column that has days. Where the order of day and month is open, two columns that name the same day
 * do so in either order.
 */
const reader = (cells: readonly string[]) => {
  const format = formatOf(cells)
  return (cell: string) => (format ? readDate(cell, format === 'ask' ? 'dmy' : format) : undefined)
}

/**
 * Whether a column that names days has the times of its rows. A row is given the time alone, so every cell has to be of
 * the day of its row, on the clock of the person: one with an offset can be of another.
 */
function hasTimes(cells: readonly string[], days: readonly string[]): boolean {
  const [read, readDay] = [reader(cells), reader(days)]
  const isOfItsRow = (cell: string, row: number) => {
    const moment = read(cell)
    return moment?.offset === null && moment.day === readDay(days[row] ?? '')?.day
  }
  return (
    cells.some((cell) => read(cell)?.time) &&
    cells.every((cell, row) => cell.trim() === '' || isOfItsRow(cell, row))
  )
}

/** The columns of a table and its questions. Further answers can lead to further questions, such as that of a unit. */
export function columnsOf(
  { header, rows, preset }: Table,
  table: number,
  answers: Answers,
): { columns: Column[]; questions: Question[]; dateFormat: DateFormat | undefined } {
  const questions: Question[] = []
  const taken = new Set<Role>()
  const cellsOf = (at: number) => rows.map((row) => row[at] ?? '')
  const tableSign = signOfTable(header.map((_, at) => cellsOf(at)))
  /** The cells of the first column of days. */
  let days: readonly string[] | undefined
  /** What a second column of one kind is: a date and time beside a day is the time. Else the first one is meant. */
  const besides = (role: Role, cells: readonly string[]): Role =>
    role === 'date' && days && !taken.has('time') && hasTimes(cells, days) ? 'time' : 'ignore'
  const guesses = guessRoles(header.map((cell, at) => ({ name: columnName(cell), cells: cellsOf(at) })))
  const columns = header.map((cell, at): Column => {
    const name = columnName(cell)
    const cells = cellsOf(at)
    const known = preset?.columns[name]
    const guessed = preset ? (known?.role ?? 'ignore') : (guesses[at] ?? 'ignore')
    const suggestion = taken.has(guessed) ? besides(guessed, cells) : guessed
    const id = `table ${table + 1}, column ${at + 1}`
    const answered = roles.find((role) => role === answers[id])
    const role = answered ?? suggestion
    if (role !== 'ignore') taken.add(role)
    if (role === 'date') days ??= cells
    if (cells.some((one) => one.trim() !== ''))
      questions.push({
        id,
        group: 'column',
        about: name,
        options: [...roles],
        suggestion,
        samples: samplesOf(cells),
      })
    const unit = unitOf(role, known?.unit, `${id}, unit`, name, cells)
    return {
      at,
      name,
      role,
      unit,
      combine: (role === known?.role && known.combine) || combined(role),
      sign: signOf(cells, { table: tableSign, isCount: (value) => isPossibleCount(role, unit, value) }),
    }
  })

  function unitOf(
    role: Role,
    known: string | undefined,
    id: string,
    name: string,
    cells: string[],
  ): string | null {
    const options = units[role]
    if (!options) return null
    if (known) return known
    const suggestion = guessUnit(role, name, cells, tableSign)
    questions.push({
      id,
      group: 'unit',
      about: name,
      options: [...options],
      suggestion,
      samples: samplesOf(cells),
    })
    return options.find((option) => option === answers[id]) ?? suggestion
  }

  const dates = columns.find(({ role }) => role === 'date')
  const cells = dates ? rows.map((row) => row[dates.at] ?? '') : rows.map((row) => row[0] ?? '')
  const format = formatOf(dates ? cells : cells.filter((cell) => !/^\d{1,2}:\d\d/.test(cell.trim())))
  if (format === 'ask') {
    const suggestion = preset?.dateOrder ?? null
    questions.push(orderQuestion(dates?.name ?? '', cells, suggestion, table))
    return { columns, questions, dateFormat: orderIn(answers, table) ?? suggestion ?? undefined }
  }
  const form = dates && format === undefined ? formQuestion(cells, dates.name, answers, table) : undefined
  if (form) questions.push(form.question)
  return { columns, questions, dateFormat: form?.format ?? format }
}
