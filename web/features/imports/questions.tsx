import { t } from '../../../contract/t.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { MoodFace } from '../mood/mood-face.tsx'
import { noMood, type Question } from './candidate.ts'
import { DateFormQuestion } from './date-form-question.tsx'
import { EncodingQuestion } from './encoding-question.tsx'
import { answerTo, missing, type OneProps, type QuestionsProps, samplesOf } from './question-answers.ts'
import { optionInWords } from './question-words.ts'

export { answerTo } from './question-answers.ts'

function MoodQuestion({ question, answers, onAnswer, isPressed }: OneProps) {
  const { id, about, options } = question
  const name = about || t('A mood without a name')
  const value = answerTo(question, answers)
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-start gap-x-3 border-t border-line py-3 first:border-t-0 sm:grid-cols-[2.5rem_minmax(0,1fr)_minmax(0,14rem)]">
      {options.includes(value) ? (
        <MoodFace mood={value} className="size-10" />
      ) : (
        <span aria-hidden="true" className="size-10 rounded-pill border border-dashed border-edge" />
      )}
      <span
        aria-hidden="true"
        className="flex min-h-10 min-w-0 flex-col justify-center font-medium wrap-anywhere"
      >
        {name}
        {samplesOf(question) && (
          <span className="text-xs font-normal text-ink-soft">{samplesOf(question)}</span>
        )}
      </span>
      <Field
        label={t('What “{name}” means', { name })}
        hideLabel
        className="max-sm:col-start-2"
        hint={value === noMood && t('Left out. What was written with it is for the journal.')}
        error={missing(question, { answers, isPressed })}
      >
        <Select value={value} onChange={({ target }) => onAnswer(id, target.value)}>
          {value === '' && <option value="">{t('Choose a mood')}</option>}
          {options.map((option) => (
            <option key={option} value={option}>
              {optionInWords(question, option)}
            </option>
          ))}
          <option value={noMood}>{t('None of these')}</option>
        </Select>
      </Field>
    </li>
  )
}

function SelectQuestion({ question, answers, onAnswer, isPressed, label }: OneProps & { label: string }) {
  const { id, options } = question
  const value = answerTo(question, answers)
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <Field
        className="sm:grid-cols-[minmax(0,1fr)_minmax(0,14rem)] sm:gap-x-4 sm:[&>p]:col-start-1 sm:[&>:has(select)]:col-start-2 sm:[&>:has(select)]:row-span-2 sm:[&>:has(select)]:row-start-1 sm:[&>p[id$=-error]]:col-start-2"
        label={<span className="wrap-anywhere">{label}</span>}
        hint={<span className="wrap-anywhere">{samplesOf(question)}</span>}
        error={missing(question, { answers, isPressed })}
      >
        <Select value={value} onChange={({ target }) => onAnswer(id, target.value)}>
          {value === '' && <option value="">{t('Please choose')}</option>}
          {options.map((option) => (
            <option key={option} value={option}>
              {optionInWords(question, option)}
            </option>
          ))}
        </Select>
      </Field>
    </li>
  )
}

function ZoneQuestion({ question, answers, onAnswer }: OneProps) {
  const value = answerTo(question, answers)
  const zones = Intl.supportedValuesOf('timeZone')
  return (
    <Field
      className="max-w-md"
      label={
        question.about
          ? t('We don’t know the time zone “{name}” in this file. Which one is it?', { name: question.about })
          : question.samples.length > 0
            ? t('Some times in this file don’t have a time zone. Which one are they in?')
            : t('The times in this file don’t have a time zone. Which one are they in?')
      }
      hint={question.samples.length > 0 && <span className="wrap-anywhere">{samplesOf(question)}</span>}
    >
      <Select value={value} onChange={({ target }) => onAnswer(question.id, target.value)}>
        {!zones.includes(value) && <option value={value}>{value}</option>}
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** What the file does not say, in groups. */
export function Questions(props: QuestionsProps) {
  const { questions, answers, onAnswer, isPressed } = props
  const of = (...groups: Question['group'][]) => questions.filter(({ group }) => groups.includes(group))
  const moods = of('mood')
  const columns = of('column', 'unit')
  return (
    <div className="grid gap-8">
      {of('encoding').map((question) => (
        <EncodingQuestion key={question.id} {...props} question={question} />
      ))}
      {columns.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="text-base font-medium">{t('What the columns mean')}</legend>
          <ul className="mt-2">
            {columns.map((question) => (
              <SelectQuestion
                key={question.id}
                {...props}
                question={question}
                label={
                  question.group === 'unit'
                    ? t('The unit of “{name}”', { name: question.about })
                    : question.about || t('A column without a name')
                }
              />
            ))}
          </ul>
        </fieldset>
      )}
      {of('date-form').map((question) => (
        <DateFormQuestion key={question.id} {...props} question={question} />
      ))}
      {of('date-order').map((question) => (
        <RadioGroup
          key={question.id}
          legend={
            <>
              {t('In which order are the days written?')}
              <span className="block text-xs font-normal text-ink-soft">{samplesOf(question)}</span>
            </>
          }
          options={question.options.map((value) => ({ value, label: optionInWords(question, value) }))}
          value={answerTo(question, answers) || null}
          onChange={(value) => onAnswer(question.id, value)}
          error={missing(question, { answers, isPressed })}
        />
      ))}
      {of('repeats').map((question) => (
        <RadioGroup
          key={question.id}
          legend={
            <>
              {t('Some rows are identical and have no time. How should they count?')}
              <span className="block text-xs font-normal wrap-anywhere text-ink-soft">
                {samplesOf(question)}
              </span>
            </>
          }
          options={[
            { value: 'once', label: t('Once'), hint: t('They’re duplicates.') },
            { value: 'each', label: t('Each time'), hint: t('For example, two glasses of water.') },
          ]}
          value={answerTo(question, answers) || null}
          onChange={(value) => onAnswer(question.id, value)}
          error={missing(question, { answers, isPressed })}
        />
      ))}
      {moods.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="text-base font-medium">{t('What the moods mean')}</legend>
          <p className="mt-1 measure text-sm text-ink-soft">
            {t(
              'There are five moods here. The name that a mood has in the file stays with its check-ins as a tag. With “None of these” the check-ins are left out, and what was written with them becomes entries of the journal.',
            )}
          </p>
          <ul className="mt-2">
            {moods.map((question) => (
              <MoodQuestion key={question.id} {...props} question={question} />
            ))}
          </ul>
        </fieldset>
      )}
      {of('zone').map((question) => (
        <ZoneQuestion key={question.id} {...props} question={question} />
      ))}
      {of('place').map((question) => (
        <Checkbox
          key={question.id}
          label={t('Write the place below each entry')}
          hint={t('The entries say where they were written. It is left out unless you want it.')}
          checked={answerTo(question, answers) === 'yes'}
          onChange={({ target }) => onAnswer(question.id, target.checked ? 'yes' : 'no')}
        />
      ))}
    </div>
  )
}
