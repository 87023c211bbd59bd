import { t } from '../../../contract/t.ts'
import { ApiError } from '../../lib/api.ts'

/** What a row says of fetched data: nothing while it is fetched, and why it is not there. */
export function wordsOf<Data>(
  { data, isError, error }: { data: Data | undefined; isError: boolean; error: Error | null },
  inWords: (data: Data) => string,
): string {
  if (data !== undefined) return inWords(data)
  if (!isError) return ''
  return error instanceof ApiError && error.status === 0 && !navigator.onLine
    ? t('Not kept on this device')
    : t('Could not be loaded')
}
