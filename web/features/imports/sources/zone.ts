import type { Answers, Question } from '../candidate.ts'

const id = 'zone'

/** In which zone the times of a file are that names none; `samples` are some of them where others name one. */
export const zoneQuestion = (zone: string, samples: string[] = []): Question => ({
  id,
  group: 'zone',
  about: '',
  options: [],
  suggestion: zone,
  samples,
})

/** Whether there is such an IANA zone. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** The answered zone, or the member's. */
export const chosenZone = (zone: string, answers: Answers): string => {
  const answer = answers[id]
  return answer !== undefined && isZone(answer) ? answer : zone
}
