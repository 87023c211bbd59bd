import { lazy, Suspense } from 'react'
import type { PaletteState } from './use-palette.ts'

const CommandPalette = lazy(() => import('./command-palette.tsx'))
const KeysDialog = lazy(() => import('./keys-dialog.tsx'))
const ThemeDialog = lazy(() =>
  import('../../features/themes/theme-dialog.tsx').then((module) => ({ default: module.ThemeDialog })),
)
const GoalsDialog = lazy(() =>
  import('../../features/health/goals-dialog.tsx').then((module) => ({ default: module.GoalsDialog })),
)

/**
 * The command palette and the dialogs that it opens, each fetched when it is first asked for. Each waits by itself: one
 * that is on its way would keep the one before it in the page, whose closing would close both.
 */
export function PaletteHost({ palette: { view, show, close } }: { palette: PaletteState }) {
  return (
    <>
      <Suspense>{view === 'palette' && <CommandPalette onShow={show} onClose={close} />}</Suspense>
      <Suspense>{view === 'theme' && <ThemeDialog onClose={close} />}</Suspense>
      <Suspense>{view === 'goals' && <GoalsDialog open onClose={close} />}</Suspense>
      <Suspense>{view === 'keys' && <KeysDialog onClose={close} />}</Suspense>
    </>
  )
}
