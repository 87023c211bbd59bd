import { t } from '../../../contract/t.ts'

/** What a row says of fetched data: nothing while it is fetched, and that it could not be. */
export function wordsOf<Data>(
  { data, isError }: { data: Data | undefined; isError: boolean },
  inWords: (data: Data) => string,
): string {
  if (data !== undefined) return inWords(data)
  return isError ? t('Could not be loaded') : ''
}
