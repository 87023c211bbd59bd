import { Outlet } from 'react-router'
import { ReminderLoop } from '../features/reminders/reminder-loop.tsx'
import { WeekBand } from '../features/themes/week-band.tsx'
import { WeekTint } from '../features/themes/week-tint.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { LittleSpace } from './little-space.tsx'
import { Navigation } from './navigation.tsx'

/** What every member page stands in. */
export function MemberShell() {
  return (
    <>
      <SkipLink />
      <WeekTint />
      <ReminderLoop />
      <LittleSpace />
      <Navigation />
      <WeekBand />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-290 px-4 pb-20 sm:px-6">
        <Outlet />
      </main>
    </>
  )
}
