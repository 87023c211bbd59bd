import { errorText } from '../../lib/api.ts'
import { notify } from '../../ui/notify.ts'

/** Tells the specified text of a failure, and beneath it what is known of its cause, as `causeOf` puts it. */
export function tellFailure(text: string, error: unknown, causeOf = errorText): void {
  const cause = causeOf(error, '')
  notify.error(text, cause && cause !== text ? { description: cause } : {})
}
