import { errorText } from '../../lib/api.ts'
import { notify } from '../../ui/notify.ts'

/** Tells the specified text of a failure, and beneath it what is known of its cause. */
export function tellFailure(text: string, error: unknown): void {
  const cause = errorText(error, '')
  notify.error(text, cause && cause !== text ? { description: cause } : {})
}
