import { t } from '../../../contract/t.ts'
import type { Answers, Question } from './candidate.ts'

export type QuestionsProps = {
  questions: readonly Question[]
  answers: Answers
  onAnswer: (id: string, value: string) => void
  /** Marks those that wait for an answer. */
  isPressed: boolean
}
export type OneProps = Omit<QuestionsProps, 'questions'> & { question: Question }

/** What holds for a question by now; empty while it waits for an answer. */
export const answerTo = ({ id, suggestion }: Question, answers: Answers): string =>
  answers[id] ?? suggestion ?? ''

/** Values of the file that a question is about. */
export const samplesOf = ({ samples }: Question): string =>
  samples.length > 0 ? t('Such as {samples}', { samples: samples.join(' · ') }) : ''

/** What is said of a question that waits for an answer. */
export const missing = (
  question: Question,
  { answers, isPressed }: Pick<OneProps, 'answers' | 'isPressed'>,
) => (isPressed && answerTo(question, answers) === '' ? t('Please choose.') : undefined)
