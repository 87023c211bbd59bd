import { t } from '../../contract/t.ts'
import { confirm } from './ask.ts'

/** Asks once before edits are thrown away; answers whether they may be. */
export const askToDiscard = (): Promise<boolean> =>
  confirm({
    title: t('Leave without saving?'),
    body: t('What you changed here has not been saved yet.'),
    confirmLabel: t('Leave without saving'),
    cancelLabel: t('Keep editing'),
    danger: true,
  })
