import { useRef, useState } from 'react'
import { lengths } from '../../../contract/limits.ts'
import { t, translateWording } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import type { Answers, SourceName, Summary } from './candidate.ts'
import { Facts } from './facts.tsx'
import { dayInFull, inNumbers } from './in-numbers.ts'
import { isWanted, kindAnswer, kindsIn } from './kinds-to-bring.ts'
import { answerTo, Questions } from './questions.tsx'
import { kindName, picturesName, sourceName } from './source-words.ts'

type InTheFileProps = {
  summary: Summary
  answers: Answers
  fault: string | undefined
  isAsking: boolean
  onAnswer: (id: string, value: string) => void
  onLook: () => void
  onLeave: () => void
}

function spanOf({ from, to }: Summary): string {
  if (from === null || to === null) return t('Not known yet')
  return from === to ? dayInFull(from) : t('{from} – {to}', { from: dayInFull(from), to: dayInFull(to) })
}

/** The sources whose notes belong to check-ins. */
const withNotes: readonly SourceName[] = ['daylio', 'daylio-csv']

/** What is said below the line of a kind: what becomes of it that one would not expect. */
function noteOf(kind: ReturnType<typeof kindsIn>[number], { source, repeating }: Summary): { note?: string } {
  if (kind === 'planner' && repeating?.from && repeating.to)
    return {
      note: t(
        '{count, plural, one {{count, number} appointment that repeats comes as single items} other {{count, number} appointments that repeat come as single items}}, from {from} to {to}.',
        { count: repeating.count, from: dayInFull(repeating.from), to: dayInFull(repeating.to) },
      ),
    }
  if (kind !== 'mood' || !withNotes.includes(source)) return {}
  return {
    note: t(
      'A note stays with its check-in. With a title, a photo or more than {most, number} characters it becomes an entry of the journal.',
      { most: lengths.moodNote },
    ),
  }
}

function factsOf(summary: Summary) {
  const { counts, pictures, left_out, source } = summary
  return [
    { name: t('From||the source of a file'), value: sourceName(source) },
    { name: t('Days'), value: spanOf(summary) },
    ...kindsIn(summary).map((kind) => ({
      name: kindName(kind, source),
      value: inNumbers(counts[kind] ?? 0),
      ...noteOf(kind, summary),
    })),
    ...(pictures > 0 ? [{ name: picturesName(counts.post !== undefined), value: inNumbers(pictures) }] : []),
    ...left_out.map(({ what, why, count }) => ({
      name: translateWording(what),
      value: t('{count, plural, one {{count, number} stays out} other {{count, number} stay out}}', {
        count,
      }),
      note: translateWording(why),
    })),
  ]
}

/** What was found in a file, and the questions that it leaves open. */
export function InTheFile(props: InTheFileProps) {
  const { summary, answers, fault, isAsking, onAnswer, onLook, onLeave } = props
  const [isPressed, setPressed] = useState(false)
  const questions = useRef<HTMLDivElement>(null)
  const kinds = kindsIn(summary)
  // What is refused alone goes on to the next step, which says why.
  const isEmpty = kinds.length > 0 && !kinds.some((kind) => isWanted(kind, answers))
  const isWithoutColumn = kinds.length === 0 && summary.questions.some(({ group }) => group === 'column')
  const open = summary.questions.filter((question) => answerTo(question, answers) === '')

  function press() {
    setPressed(true)
    if (open.length === 0 && !isEmpty && !isWithoutColumn) return onLook()
    // The first that waits for an answer has none chosen.
    const controls = questions.current?.querySelectorAll<HTMLSelectElement | HTMLInputElement>(
      'select, input',
    )
    const first = [...(controls ?? [])].find(
      (one) => one.value === '' || (one.type === 'radio' && !isOneChosen(one as HTMLInputElement)),
    )
    first?.focus()
  }

  return (
    <div className="grid gap-8">
      <Facts facts={factsOf(summary)} />
      {kinds.length > 1 && (
        <fieldset className="min-w-0">
          <legend className="text-base font-medium">{t('What to bring in')}</legend>
          <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
            {kinds.map((kind) => (
              <Checkbox
                key={kind}
                label={kindName(kind, summary.source)}
                checked={isWanted(kind, answers)}
                onChange={({ target }) => onAnswer(...kindAnswer(kind, target.checked))}
              />
            ))}
          </div>
        </fieldset>
      )}
      {summary.questions.length > 0 && (
        <div ref={questions}>
          <Questions
            questions={summary.questions}
            answers={answers}
            onAnswer={onAnswer}
            isPressed={isPressed}
          />
        </div>
      )}
      {fault && (
        <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 wrap-anywhere">
          {fault}
        </p>
      )}
      {isPressed && isEmpty && (
        <p role="alert" className="text-danger">
          {t('Choose at least one kind.')}
        </p>
      )}
      {isPressed && isWithoutColumn && (
        <p role="alert" className="text-danger">
          {t('No column is selected for import. Choose what at least one column contains.')}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button pending={isAsking} onClick={press}>
          {t('See what would happen')}
        </Button>
        <Button look="link" onClick={onLeave}>
          {t('Choose another file')}
        </Button>
      </div>
    </div>
  )
}

const isOneChosen = ({ name, form, ownerDocument }: HTMLInputElement): boolean =>
  [...(form ?? ownerDocument).querySelectorAll<HTMLInputElement>('input[type=radio]')].some(
    (one) => one.name === name && one.checked,
  )
