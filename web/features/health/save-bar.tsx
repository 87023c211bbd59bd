import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import type { HealthDay } from './use-health-day.ts'

function status({ isReady, isLoading, isDirty }: HealthDay): string {
  if (isDirty) return t('• Unsaved changes')
  if (isReady) return t('✓ All changes saved')
  return isLoading ? t('Loading...') : t('Not loaded')
}

/** Fixed at the foot of the window. The page ends with room for it, so that it covers nothing for good. */
export function SaveBar({ day }: { day: HealthDay }) {
  return (
    <div className="fixed inset-x-0 bottom-(--phone-bar) z-20 low:static border-t border-line bg-paper/95 backdrop-blur-sm print:hidden">
      <div className="mx-auto flex min-h-17 w-full max-w-290 items-center justify-between gap-4 px-4 py-2 sm:px-6 md:pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        <p
          role="status"
          className={cx(
            'min-w-0 text-sm max-[23rem]:text-xs',
            day.isDirty ? 'font-medium text-clay' : 'text-ink-soft',
          )}
        >
          {status(day)}
        </p>
        <Button
          type="submit"
          disabled={!day.isDirty || !day.isReady}
          pending={day.isSaving}
          pendingText={t('Saving...')}
          className="shrink-0 whitespace-nowrap max-sm:px-4"
        >
          {t('Save Health Data')}
        </Button>
      </div>
    </div>
  )
}
