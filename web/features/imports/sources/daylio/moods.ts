import { moods as ourMoods } from '../../../../../contract/moods.ts'
import { texts, type Wording, wording } from '../../../../../contract/texts.ts'
import { type Answers, noMood, type Question } from '../../candidate.ts'
import { plainName } from '../plain-name.ts'

/** Daylio's groups of moods, from 1 for the best. Whether a good day was calm joy or energy, only the person knows. */
const ofGroup: readonly (string | null)[] = [null, null, null, 'calm', 'anxious', 'sad']

/** The names that Daylio gives its own moods, by their numbers. A backup leaves them out. */
export const predefinedNames: readonly string[] = ['', 'rad', 'good', 'meh', 'bad', 'awful']

/** The sentence for a file of Daylio without a day in it. */
export const noCheckIns = texts(
  'There are no check-ins in “{name}”. Please export it again, with the days that you want.',
)

const reasons = texts({
  unsaid: 'It is not said what this mood means.',
  none: 'You chose none of the moods for it.',
  words: 'You chose none of the moods for it. What was written with it is for the journal.',
})

const questionId = (name: string) => `mood:${name}`

/** Our moods by their plain names in a language. */
type MoodNames = Readonly<Record<string, string>>

/** The mood of ours that has a name, in English or in the member's language. */
export function moodNamed(name: string, names: MoodNames): string | undefined {
  const plain = plainName(name)
  return ourMoods.find((mood) => mood === plain || (Object.hasOwn(names, plain) && names[plain] === mood))
}

/** Which mood each name means. `group` is unknown in a table, where the five known names have theirs. */
export function moodQuestion(name: string, group: number | undefined, names: MoodNames): Question {
  const place = predefinedNames.indexOf(name.toLowerCase())
  const known = group ?? (place > 0 ? place : undefined)
  return {
    id: questionId(name),
    group: 'mood',
    about: name,
    options: [...ourMoods],
    suggestion: moodNamed(name, names) ?? ofGroup[known ?? 0] ?? null,
    samples: [],
  }
}

/** The mood that was chosen for a name; null if none was, or one that there is not. */
export function chosenMood(name: string, questions: Question[], answers: Answers): string | null {
  const id = questionId(name)
  const chosen = answers[id] ?? questions.find((question) => question.id === id)?.suggestion
  return ourMoods.find((mood) => mood === chosen) ?? null
}

/** The mood that a name is counted as: of one that is not answered yet any, because it has to be answered. */
export const countedMood = (name: string, questions: Question[], answers: Answers): string | null =>
  chosenMood(name, questions, answers) ?? (answers[questionId(name)] === noMood ? null : ourMoods[0])

/** Why a check-in with a mood of that name stays out. What was written with it comes in without it. */
export function moodRefusal(name: string, answers: Answers, isWritten: boolean): Wording {
  if (answers[questionId(name)] !== noMood) return wording(reasons.unsaid)
  return wording(isWritten ? reasons.words : reasons.none)
}
