import type { RegistrationMode } from './invitations.ts'
import { type Text, texts } from './texts.ts'

/** Why no account can be made, to whoever would like one. The server and the card for signing in say the same. */
export const noAccountWords = texts({
  closed: 'New accounts are not being made here at the moment.',
  invite: 'People join here by invitation. Somebody who looks after this community can send you a link.',
  over: 'This invitation has ended, or everybody it was for has come. Whoever sent it can make a new one.',
}) satisfies Record<Exclude<RegistrationMode, 'open'> | 'over', Text>
