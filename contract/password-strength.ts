import { lengths } from './limits.ts'
import { type Text, texts } from './texts.ts'

const specials = /[!@#$%^&*()_+\-=[\]{}|;:,.<>?]/
const common = ['password', '123456', 'qwerty', 'admin']

/** The checklist, in its order (specification, Member 5). */
export const passwordRequirements = (password: string) => ({
  length: password.length >= lengths.passwordMin,
  lowercase: /[a-z]/.test(password),
  uppercase: /[A-Z]/.test(password),
  number: /[0-9]/.test(password),
  special: specials.test(password),
})

/** Strength from 0 (Very Weak) to 4 (Very Strong), by the points of specification, Member 5. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  const met = passwordRequirements(password)
  const points = [...Object.values(met), password.length >= 12].filter(Boolean).length
  const plain = password.toLowerCase()
  const penalty = common.some((pattern) => plain.includes(pattern)) ? 2 : 0
  return Math.min(4, Math.max(0, Math.max(0, points - penalty) - 1)) as 0 | 1 | 2 | 3 | 4
}

/** The least score that a new password must reach. */
const leastStrength = 2

/** The first fault of a new password, in the specified words and order; undefined if it is valid. */
export function passwordFault(password: string, repeated = password): Text | undefined {
  if (password.length < lengths.passwordMin) return texts('Password must be at least 8 characters')
  if (password !== repeated) return texts('Passwords do not match')
  if (passwordStrength(password) < leastStrength)
    return texts('Password is too weak. Please choose a stronger password.')
  return undefined
}
