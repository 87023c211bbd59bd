import { t } from '../../../contract/t.ts'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { answerTo, type OneProps } from './question-answers.ts'
import { optionInWords } from './question-words.ts'

/** Asks whether the letters of a file look right, and lets the member choose another encoding until they do. */
export function EncodingQuestion({ question, answers, onAnswer }: OneProps) {
  const { id, options, samples, unreadable = 0, unreadableLine } = question
  return (
    <div className="grid max-w-md gap-3">
      <Field
        label={t('Do these letters look right?')}
        hint={t('If not, choose another encoding until they do.')}
      >
        <Select value={answerTo(question, answers)} onChange={({ target }) => onAnswer(id, target.value)}>
          {options.map((option) => (
            <option key={option} value={option}>
              {optionInWords(question, option)}
            </option>
          ))}
        </Select>
      </Field>
      {samples.length > 0 && (
        <ul className="grid gap-1 rounded-md bg-hollow px-4 py-3 text-sm" aria-label={t('From the file')}>
          {samples.map((sample) => (
            <li key={sample} dir="auto" className="wrap-anywhere">
              {sample}
            </li>
          ))}
        </ul>
      )}
      {unreadable > 0 && (
        <p className="text-sm text-ink-soft">{unreadableInWords(unreadable, unreadableLine)}</p>
      )}
    </div>
  )
}

const unreadableInWords = (count: number, line: number | undefined): string =>
  line === undefined
    ? t(
        '{count, plural, one {{count, number} character can’t be read. It shows} other {{count, number} characters can’t be read. They show}} as “�”.',
        { count },
      )
    : t(
        '{count, plural, one {{count, number} character can’t be read. It shows as “�” in line {line, number}.} other {{count, number} characters can’t be read. They show as “�”, first in line {line, number}.}}',
        { count, line },
      )
