import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { KeptSender } from '../features/journal/kept-sender.tsx'
import { WeekBand } from '../features/themes/week-band.tsx'
import { WeekTint } from '../features/themes/week-tint.tsx'
import { useSession } from '../lib/session.ts'
import { useLater } from '../lib/use-later.ts'
import { SkipLink } from '../ui/skip-link.tsx'
import { LittleSpace } from './little-space.tsx'
import { Navigation } from './navigation.tsx'
import { Offline } from './offline/offline.tsx'
import { OutboxHost } from './outbox/outbox-host.tsx'
import { PageLoading } from './page-loading.tsx'
import { PaletteHost } from './palette/palette-host.tsx'
import { usePalette } from './palette/use-palette.ts'

const ReminderLoop = lazy(() =>
  import('../features/reminders/reminder-loop.tsx').then(
    ({ ReminderLoop }) => ({ default: ReminderLoop }),
    // Without it nobody is reminded in this tab, until the page is loaded again.
    () => ({ default: () => null }),
  ),
)

/** Reminders are first looked for when the page has had time to be drawn (milliseconds). */
const drawnMs = 1_500

/** What it gives to a page right within it. */
export type ShellContext = { search: () => void }

/** What every member page stands in. While the session is checked, it is the bars alone, and what says so. */
export function MemberShell() {
  const palette = usePalette()
  const isChecked = useSession().is === 'member'
  const isDrawn = useLater(drawnMs)
  return (
    <>
      <SkipLink />
      {isChecked && (
        <>
          <WeekTint />
          <Suspense>{isDrawn && <ReminderLoop />}</Suspense>
          <LittleSpace />
          <KeptSender />
        </>
      )}
      <Navigation onSearch={palette.open} />
      {isChecked && (
        <>
          <OutboxHost />
          <WeekBand />
          <Offline />
        </>
      )}
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-290 px-4 pb-[calc(var(--phone-bar)+1.5rem)] sm:px-6 md:pb-20"
      >
        {isChecked ? <Outlet context={{ search: palette.open } satisfies ShellContext} /> : <PageLoading />}
      </main>
      {isChecked && <PaletteHost palette={palette} />}
    </>
  )
}
