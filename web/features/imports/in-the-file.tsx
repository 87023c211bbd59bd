import { useRef, useState } from 'react'
import type { ImportKind } from '../../../contract/imports.ts'
import { t, translate, translateWording } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import type { Answers, Kind, Summary } from './candidate.ts'
import { Facts } from './facts.tsx'
import { dayInFull, inNumbers } from './in-numbers.ts'
import { answerTo, Questions } from './questions.tsx'
import { kindNames, sourceName } from './source-words.ts'

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

function factsOf(summary: Summary) {
  const { counts, pictures, left_out } = summary
  return [
    { name: t('From'), value: sourceName(summary.source) },
    { name: t('Days'), value: spanOf(summary) },
    ...Object.entries(counts).map(([kind, count]) => ({
      name: translate(kindNames[kind as Kind | ImportKind]),
      value: inNumbers(count),
    })),
    ...(pictures > 0 ? [{ name: t('Pictures'), value: inNumbers(pictures) }] : []),
    ...left_out.map(({ what, count }) => ({
      name: translateWording(what),
      value: t('{count} stay out', { count: inNumbers(count) }),
    })),
  ]
}

/** What was found in a file, and the questions that it leaves open. */
export function InTheFile(props: InTheFileProps) {
  const { summary, answers, fault, isAsking, onAnswer, onLook, onLeave } = props
  const [isPressed, setPressed] = useState(false)
  const questions = useRef<HTMLDivElement>(null)
  const isEmpty = Object.keys(summary.counts).length === 0
  const open = summary.questions.filter((question) => answerTo(question, answers) === '')

  function press() {
    setPressed(true)
    if (open.length === 0 && !isEmpty) return onLook()
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
          {t('As it is answered, nothing of this file is brought in.')}
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
