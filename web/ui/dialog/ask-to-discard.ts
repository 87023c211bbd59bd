import { t } from '../../../contract/t.ts'
import { confirm } from './ask.ts'

/** Asks before edits are discarded. Resolves to whether they may be. */
export const askToDiscard = (): Promise<boolean> =>
  confirm({
    title: t('Leave without saving?'),
    body: t('What you changed here has not been saved yet.'),
    confirmLabel: t('Leave without saving'),
    cancelLabel: t('Keep editing'),
    danger: true,
  })
