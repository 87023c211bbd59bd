import { useRef } from 'react'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/dialog/ask.ts'
import { useResetTheme } from './use-reset-theme.ts'

type ThemeActionsProps = {
  /** Of this week's theme. */
  title: string
  /** The member chose it. */
  hasOverride: boolean
  onChoose: () => void
}

/** Opens the library, and resets to the default theme if the member chose one. */
export function ThemeActions({ title, hasOverride, onChoose }: ThemeActionsProps) {
  const choose = useRef<HTMLButtonElement>(null)
  const reset = useResetTheme()

  async function askAndReset() {
    const sure = await confirm({
      title: t('Reset to the default theme?'),
      body: t('“{title}” makes room for the theme that was set for this week.', { title }),
      confirmLabel: t('Reset'),
      cancelLabel: t('Keep this theme'),
    })
    if (!sure) return
    await reset.mutateAsync().catch(() => undefined)
    // The pressed button may be gone.
    choose.current?.focus({ preventScroll: true })
  }

  return (
    <div className="flex shrink-0 flex-wrap gap-x-6 text-sm md:grid md:justify-items-start">
      <Button ref={choose} look="link" onClick={onChoose}>
        {t('Choose Different Theme')}
      </Button>
      {hasOverride && (
        <Button look="link" pending={reset.isPending} onClick={() => void askAndReset()}>
          {t('Reset to Default')}
        </Button>
      )}
    </div>
  )
}
