import { t } from '../../../contract/t.ts'
import { confirm } from '../../ui/ask.ts'

/** Asks once before edits are thrown away; answers whether they may be. */
export const askToDiscard = (): Promise<boolean> =>
  confirm({
    title: t('Leave without saving?'),
    body: t('What you changed here has not been saved yet.'),
    confirmLabel: t('Leave without saving'),
    cancelLabel: t('Keep editing'),
    danger: true,
  })

/** Asks what to do about another device's changes to the same list; answers whether to keep both. */
export const askToKeepBoth = (): Promise<boolean> =>
  confirm({
    title: t('Another device saved changes here'),
    body: t('Keep both: its changes stay, and yours are added to them.'),
    confirmLabel: t('Keep both'),
    cancelLabel: t('Not now'),
  })
