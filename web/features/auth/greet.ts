import { t } from '../../../contract/t.ts'
import { session } from '../../lib/session.ts'
import { notify } from '../../ui/toasts/notify.ts'

/** Greets somebody who has just signed in, and says so if their browser will forget it with the page. */
export const greet = (words: string): void =>
  notify.success(
    words,
    session.isStored()
      ? {}
      : {
          description: t(
            'Your browser doesn’t let A-genda store anything, so you’ll be signed out when you close or reload this page.',
          ),
          duration: 12_000,
        },
  )
