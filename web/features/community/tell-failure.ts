import { errorText } from '../../lib/api.ts'
import { notify } from '../../ui/notify.ts'

/**
 * Tells the specified text of a failure, and beneath it what is known of its cause, as `causeOf` puts it. The toast
 * goes by that text, or by `id`, so that a later try that succeeds can take it away.
 */
export function tellFailure(text: string, error: unknown, causeOf = errorText, id = text): void {
  const cause = causeOf(error, '')
  notify.error(text, { id, ...(cause && cause !== text && { description: cause }) })
}
