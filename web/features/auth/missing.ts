import { t } from '../../../contract/t.ts'
import { isBlank } from '../../../contract/values.ts'
import type { Fault } from '../../lib/form-faults.ts'

const sentences = {
  name: 'Please enter your name',
  email: 'Please enter your email address',
  password: 'Please enter your password',
}

/** What is missing on a form to come in by, of the fields that it has. */
export const missingIn = (typed: Partial<Record<keyof typeof sentences, string>>): Fault[] =>
  Object.entries(sentences).flatMap(([name, sentence]) =>
    isBlank(typed[name as keyof typeof sentences] ?? 'x') ? [{ name, text: t(sentence) }] : [],
  )
