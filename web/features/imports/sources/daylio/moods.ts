import { moods as ourMoods } from '../../../../../contract/moods.ts'
import { texts } from '../../../../../contract/texts.ts'
import type { Answers, Question } from '../../candidate.ts'

/** Daylio's groups of moods, from 1 for the best. Whether a good day was calm joy or energy, only the person knows. */
const ofGroup: readonly (string | null)[] = [null, null, null, 'calm', 'anxious', 'sad']

/** The names that Daylio gives its own moods, by their numbers. A backup leaves them out. */
export const predefinedNames: readonly string[] = ['', 'rad', 'good', 'meh', 'bad', 'awful']

/** The sentence for a file of Daylio without a day in it. */
export const noCheckIns = texts(
  'There are no check-ins in “{name}”. Please export it again, with the days that you want.',
)

const questionId = (name: string) => `mood:${name}`

/** Which mood each name means. `group` is unknown in a table, where the five known names have theirs. */
export function moodQuestion(name: string, group: number | undefined): Question {
  const place = predefinedNames.indexOf(name.toLowerCase())
  const known = group ?? (place > 0 ? place : undefined)
  return {
    id: questionId(name),
    group: 'mood',
    about: name,
    options: [...ourMoods],
    suggestion: ourMoods.find((mood) => mood === name.toLowerCase()) ?? ofGroup[known ?? 0] ?? null,
    samples: [],
  }
}

/** The mood that was chosen for a name; null if none was, or one that there is not. */
export function chosenMood(name: string, questions: Question[], answers: Answers): string | null {
  const id = questionId(name)
  const chosen = answers[id] ?? questions.find((question) => question.id === id)?.suggestion
  return ourMoods.find((mood) => mood === chosen) ?? null
}
