import { t } from '../../../contract/t.ts'
import { ApiError, reasonOf } from '../../lib/api.ts'
import { notify } from '../../ui/toasts/notify.ts'

/**
 * Says of a sign-in that has to wait what the way round is: the letter (ruling 44). The same for every address, whether
 * it has an account or not. Whether it said so.
 */
export function tellSignInLimited(error: unknown): boolean {
  if (!(error instanceof ApiError && error.status === 429)) return false
  notify.error(reasonOf(error) ?? '', {
    description: t("Or choose a new password now: 'Forgot password?' sends you an email."),
  })
  return true
}
