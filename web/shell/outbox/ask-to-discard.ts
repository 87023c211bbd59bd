import { t } from '../../../contract/t.ts'
import { confirm } from '../../ui/dialog/ask.ts'

/** Asks before something that is nowhere else is thrown away. */
export const askToDiscard = (): Promise<boolean> =>
  confirm({
    title: t('Discard this change?'),
    body: t('What you wrote here is not saved anywhere else.'),
    confirmLabel: t('Discard'),
    cancelLabel: t('Keep it'),
    danger: true,
  })
