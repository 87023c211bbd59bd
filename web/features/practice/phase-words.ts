import { translate } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import type { Phase } from './breath.ts'

const words = {
  in: texts('Breathe in'),
  hold: texts('Hold'),
  out: texts('Breathe out'),
  rest: texts('Rest'),
} as const satisfies Record<Phase, string>

/** What to do in a phase, in words. */
export const phaseWords = (phase: Phase): string => translate(words[phase])
