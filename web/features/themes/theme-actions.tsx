import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { t } from '../../../contract/t.ts'
import { confirm } from '../../ui/ask.ts'
import { Button } from '../../ui/button.tsx'
import { overrideStatus } from './queries.ts'
import { useResetTheme } from './use-theme-change.ts'

/** Opens the library, and goes back to the default where the member chose a theme of their own. */
export function ThemeActions({ title, onChoose }: { title: string; onChoose: () => void }) {
  const choose = useRef<HTMLButtonElement>(null)
  const reset = useResetTheme()
  const hasOverride = useQuery(overrideStatus).data?.hasOverride ?? false

  async function askAndReset() {
    const sure = await confirm({
      title: t('Reset to the default theme?'),
      body: t('“{title}” makes room for the theme that was set for this week.', { title }),
      confirmLabel: t('Reset'),
      cancelLabel: t('Keep this theme'),
    })
    if (!sure) return
    await reset.mutateAsync().catch(() => undefined)
    // The button that was pressed may be gone.
    choose.current?.focus({ preventScroll: true })
  }

  return (
    <div className="grid gap-2 sm:flex sm:flex-wrap md:grid">
      <Button ref={choose} look="quiet" onClick={onChoose}>
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
