import { t, translateWording } from '../../../contract/t.ts'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { answerTo, missing, type OneProps } from './question-answers.ts'

/** Asks which day one date of a column means, so that the others can be read the same way. */
export function DateFormQuestion(props: OneProps) {
  const { question, answers, onAnswer } = props
  const { id, samples, fault } = question
  return (
    <Field
      className="max-w-md"
      label={<span className="wrap-anywhere">{t('Which day is “{date}”?', { date: samples[0] ?? '' })}</span>}
      hint={t('We can’t read the dates in this table. Show us one, and we’ll read the others the same way.')}
      error={fault ? translateWording(fault) : missing(question, props)}
    >
      <TextInput
        type="date"
        value={answerTo(question, answers)}
        onChange={({ target }) => onAnswer(id, target.value)}
      />
    </Field>
  )
}
