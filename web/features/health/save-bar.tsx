import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import type { HealthDay } from './use-health-day.ts'

/** How long the bar stays high after saving, in milliseconds. */
const staysMs = 4000

function status({ isReady, isLoading, isDirty, isRefused, isWaiting }: HealthDay): string {
  if (isDirty) return t('• Unsaved changes')
  if (isRefused) return t('• A change could not be saved')
  if (isWaiting) return t('Kept on this device, not sent yet')
  if (isReady) return t('✓ All changes saved')
  return isLoading ? t('Loading...') : t('Not loaded')
}

/** Whether something is unsaved, or was until a moment ago. */
function useIsHigh({ isDirty, isSaving }: HealthDay): boolean {
  const wanted = isDirty || isSaving
  const [lingers, setLingers] = useState(false)
  useEffect(() => {
    if (wanted) setLingers(true)
    else {
      const timer = setTimeout(() => setLingers(false), staysMs)
      return () => clearTimeout(timer)
    }
  }, [wanted])
  return wanted || lingers
}

/**
 * The specified footer, fixed at the foot of the window: one quiet line while nothing is unsaved, and higher, with a full
 * button, while something is. The page ends with room for it.
 */
export function SaveBar({ day }: { day: HealthDay }) {
  const isHigh = useIsHigh(day)
  const bar = useRef<HTMLDivElement>(null)
  const said = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    const focused = document.activeElement
    if (!isHigh || !focused || !bar.current) return
    const { bottom } = focused.getBoundingClientRect()
    // It rises over the lowest field, in which somebody has just begun to type.
    if (bottom > window.innerHeight - bar.current.offsetHeight && !bar.current.contains(focused))
      focused.scrollIntoView({ block: 'nearest' })
  }, [isHigh])

  // The button is disabled when all is saved, and a disabled one has no focus: what says so has it then.
  const isDone = !day.isDirty && !day.isSaving
  const wasDone = useRef(isDone)
  useLayoutEffect(() => {
    const isSaved = isDone && !wasDone.current
    wasDone.current = isDone
    const { activeElement } = document
    if (isSaved && (activeElement === document.body || bar.current?.contains(activeElement)))
      said.current?.focus({ preventScroll: true })
  }, [isDone])

  return (
    <div
      ref={bar}
      className="fixed inset-x-0 bottom-(--phone-bar,0px) z-20 border-t border-line bg-paper/95 backdrop-blur-sm low:static print:hidden"
    >
      <div
        className={cx(
          'mx-auto flex w-full max-w-290 items-center justify-between gap-x-4 gap-y-1 px-4 transition-[min-height] duration-200 low:flex-wrap sm:px-6',
          isHigh
            ? 'min-h-17 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom)-var(--phone-bar,0px))]'
            : 'min-h-9 pb-[max(0px,env(safe-area-inset-bottom)-var(--phone-bar,0px))]',
        )}
      >
        <p
          ref={said}
          role="status"
          tabIndex={-1}
          className={cx(
            'min-w-0 max-[23rem]:text-xs',
            isHigh ? 'text-sm' : 'text-xs',
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
          className={cx(
            'shrink-0 whitespace-nowrap max-sm:px-4',
            // Nothing can be pressed yet, so it is but the name of what will be there.
            !isHigh && 'min-h-0! border-0! bg-transparent! p-0! text-xs',
          )}
        >
          {t('Save Health Data')}
        </Button>
      </div>
    </div>
  )
}
