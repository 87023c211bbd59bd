import { errorText } from '../../lib/api.ts'
import { notify } from './notify.ts'

/**
 * Shows the specified text of a failure, and below it the known cause, in the words of `causeOf`. The id of the toast
 * is that text, or `id`, so that a later success can close it.
 */
export function notifyFailure(text: string, error: unknown, causeOf = errorText, id = text): void {
  const cause = causeOf(error, '')
  notify.error(text, { id, ...(cause && cause !== text && { description: cause }) })
}
