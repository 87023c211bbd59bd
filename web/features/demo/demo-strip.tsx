import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { DemoVisit } from '../../../contract/demo.ts'
import { t } from '../../../contract/t.ts'
import { call, errorText } from '../../lib/api.ts'
import { session } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/toasts/notify.ts'

const homes: Record<DemoVisit['as'], string> = { member: '/dashboard', admin: '/admin' }

/** Fills the place that the server adds to the pages of a demo. */
export function showDemoStrip(place: HTMLElement, navigate: (path: string) => void): void {
  createRoot(place).render(
    <StrictMode>
      <DemoStrip navigate={navigate} />
    </StrictMode>,
  )
}

/** Says on every screen that this is a demo, and signs the visitor in as a member or as an administrator. */
function DemoStrip({ navigate }: { navigate: (path: string) => void }) {
  const [opening, setOpening] = useState<DemoVisit['as']>()

  async function lookAround(as: DemoVisit['as']) {
    const before = session.get()
    if (before.is === as) return navigate(homes[as])
    setOpening(as)
    try {
      const visit = await call('POST /demo/sign-in', { body: { as } })
      // Signed out with the present token, so that a visitor has one session at a time.
      if ('token' in before) void call('POST /auth/logout').catch(() => undefined)
      session.start(visit)
      navigate(homes[as])
    } catch (error) {
      notify.error(errorText(error, t('The demo could not let you in. Please try again.')))
    } finally {
      setOpening(undefined)
    }
  }
  const door = (as: DemoVisit['as'], name: string) => (
    <Button
      look="link"
      disabled={opening !== undefined}
      aria-busy={opening === as || undefined}
      onClick={() => void lookAround(as)}
    >
      {name}
    </Button>
  )

  return (
    <aside
      aria-label={t('Demo')}
      className="border-b border-line bg-honey-soft text-sm text-ink print:hidden"
    >
      <div className="mx-auto flex w-full max-w-290 flex-wrap items-center justify-between gap-x-6 px-4 max-sm:pt-2 sm:px-6">
        <p className="max-sm:w-full">{t('This is a demo. Nobody in it is real.')}</p>
        <div className="flex flex-wrap gap-x-5">
          {door('member', t('Look around as Mira'))}
          {door('admin', t('Open the back office'))}
        </div>
      </div>
    </aside>
  )
}
