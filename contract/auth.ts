import * as z from 'zod/mini'
import { invitationToken } from './invitations.ts'
import { lengths } from './limits.ts'
import { user } from './profile.ts'
import { message } from './texts.ts'
import { storableText, text, visibleText } from './values.ts'

/** The answer of login, register and reset: an opaque token and the member it belongs to (ruling 3). */
export const session = z.object({ access_token: z.string(), user })
export type Session = z.infer<typeof session>

/** An e-mail address, trimmed. It is compared without regard to case (ruling 7). */
const email = z
  .string()
  .check(
    z.trim(),
    z.maxLength(lengths.email),
    z.email({ pattern: z.regexes.html5Email, error: 'Please enter a valid email address' }),
  )

const byteLength = (value: string) => new TextEncoder().encode(value).length

/** A password as typed, never trimmed. */
const password = storableText.check(
  z.refine((value) => byteLength(value) <= lengths.passwordMaxBytes, {
    error: message('Password must be at most {max} bytes', { max: lengths.passwordMaxBytes }),
  }),
)

const newPassword = password.check(
  z.minLength(
    lengths.passwordMin,
    message('Password must be at least {min} characters', { min: lengths.passwordMin }),
  ),
)

export const registration = z.object({
  name: visibleText(lengths.name, 'Please enter your name'),
  email,
  password: newPassword,
  /** The token of an invitation link; needed where accounts are made by invitation. */
  invitation: z.optional(invitationToken),
})

/** The administrators' form sets `portal`, so that the audit log gets its refusals too (ruling 7). */
export const credentials = z.object({
  email,
  password,
  name: z.optional(z.nullable(text(lengths.name))),
  portal: z.optional(z.literal('admin')),
})

export const forgottenPassword = z.object({ email })

export const passwordReset = z.object({ token: text(200), newPassword })
