import { t } from '../../../contract/t.ts'
import { showWaiting } from '../../lib/outbox/submit.ts'
import { Button } from '../../ui/button.tsx'

/** That a change of the day waits for its member to choose: the form shows what is stored, and not that change. */
export function NotTaken() {
  return (
    <p
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 rounded-card border border-warn bg-warn-soft px-4 py-2 text-sm sm:px-6"
    >
      <span className="py-2">{t('A change of this day could not be saved, and is not shown here.')}</span>
      <Button look="link" onClick={showWaiting}>
        {t('Look at it')}
      </Button>
    </p>
  )
}
