import { wording } from '../../../../../contract/texts.ts'
import type { Answers, Question } from '../../candidate.ts'
import { plainDigits } from '../digits.ts'
import { isDay } from '../reading.ts'
import type { DateFormat } from './dates.ts'
import { shownForm } from './shown-form.ts'

const sampleCount = 3
/** Values of a column, each once, short enough to be shown. */
export const samplesOf = (cells: readonly string[]) =>
  [...new Set(cells.map((cell) => cell.trim()).filter(Boolean))]
    .slice(0, sampleCount)
    .map((cell) => cell.slice(0, 80))

const orderId = (table: number) => `table ${table + 1}, date order`

/** Asks whether the day or the month comes first. */
export const orderQuestion = (
  about: string,
  cells: readonly string[],
  suggestion: 'dmy' | 'mdy' | null,
  table = 0,
): Question => ({
  id: orderId(table),
  group: 'date-order',
  about,
  options: ['dmy', 'mdy'],
  suggestion,
  samples: samplesOf(cells),
})

/** The order that was answered. */
export function orderIn(answers: Answers, table = 0): 'dmy' | 'mdy' | undefined {
  const order = answers[orderId(table)]
  return order === 'dmy' || order === 'mdy' ? order : undefined
}

/** Cells among which the one is looked for whose parts differ most. */
const mostCells = 200

/** The cell that shows most of how days are written: one without digits shows nothing. */
function tellingCell(cells: readonly string[]): string | undefined {
  const parts = (cell: string) => new Set(plainDigits(cell).match(/\d+|\p{L}+/gu)).size
  return cells
    .slice(0, mostCells)
    .filter((cell) => /\p{Nd}/u.test(cell))
    .reduce<string | undefined>(
      (best, cell) => (best === undefined || parts(cell) > parts(best) ? cell.trim().slice(0, 80) : best),
      undefined,
    )
}

/** Asks which day one cell of a column means whose days cannot be read, and reads them as the answer shows. */
export function formQuestion(
  cells: readonly string[],
  about: string,
  answers: Answers,
  table: number,
): { question: Question; format: DateFormat | undefined } | undefined {
  const sample = tellingCell(cells)
  if (sample === undefined) return undefined
  const id = `table ${table + 1}, date form`
  const day = answers[id] ?? ''
  const shown = isDay(day) ? shownForm(sample, day) : undefined
  return {
    question: {
      id,
      group: 'date-form',
      about,
      options: [],
      suggestion: null,
      samples: [sample],
      ...(isDay(day) &&
        !shown && {
          fault: wording(
            'We can’t match “{cell}” to that day. If the day is right, we can’t read this kind of date yet. Write the dates in the file like 2026-11-10 and choose it again.',
            { cell: sample },
          ),
        }),
    },
    format: shown && { shown },
  }
}
