import { t } from '../../../contract/t.ts'
import type { EntryImage } from './entry-text.ts'
import { isOnlyInPage } from './kept-pictures.ts'

/** What becomes of a picture that the server does not have, in a sentence; undefined if it has it. */
export function keptInWords({ id, here, why }: EntryImage): string | undefined {
  if (here === 'refused') return why || t('This picture could not be uploaded.')
  if (here !== 'waits') return undefined
  return isOnlyInPage(id)
    ? t('This browser has no room to keep this picture. Leave this page open until it is sent.')
    : t('Kept on this device.')
}
