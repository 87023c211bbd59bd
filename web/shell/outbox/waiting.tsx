import { CloudAlert, CloudUpload } from 'lucide-react'
import { useEffect, useState } from 'react'
import { t } from '../../../contract/t.ts'
import { cx } from '../../ui/cx.ts'
import { useOutbox } from './use-outbox.ts'
import { useUnsavedEntries } from './use-unsaved-entries.ts'
import { WaitingDialog } from './waiting-dialog.tsx'

export { outboxOf } from './open-outbox.ts'

/** How long something waits before it is said, in milliseconds: what is just being sent does not flicker. */
const quietMs = 1500

/** Whether it has been so for a moment. */
function useLasting(is: boolean): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!is) return setLasts(false)
    const timer = setTimeout(() => setLasts(true), quietMs)
    return () => clearTimeout(timer)
  }, [is])
  return is && lasts
}

/**
 * How much waits on this device, on every page: in the free corner of a phone's top bar, in the free line between the
 * bar and the title on a desk. It takes no room, so that nothing moves when it comes, and opens the list of it.
 */
export function Waiting({ memberId }: { memberId: string }) {
  const { outbox, list } = useOutbox(memberId)
  const { entries, lookAgain } = useUnsavedEntries(memberId)
  const [isOpen, setOpen] = useState(false)
  const refused = list.filter((change) => change.refused).length + entries.filter(({ why }) => why).length
  const waiting = list.length + entries.length - refused
  const isShown = useLasting(waiting + refused > 0)

  useEffect(() => {
    // From the first change that waits on, the browser is asked not to clean it away.
    if (isShown) void navigator.storage?.persist?.().catch(() => undefined)
  }, [isShown])

  useEffect(() => {
    const show = () => setOpen(true)
    window.addEventListener('show-waiting', show)
    return () => window.removeEventListener('show-waiting', show)
  }, [])

  const Icon = refused > 0 ? CloudAlert : CloudUpload
  return (
    <div
      role="status"
      className="relative mx-auto h-0 w-full max-w-290 md:sticky md:top-16 md:z-20 low:static print:hidden max-md:static"
    >
      {isShown && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="group fixed end-3 top-0 z-40 inline-flex min-h-11 items-center text-xs font-medium sm:end-6 md:absolute md:z-10 md:min-h-9 low:absolute"
        >
          <span
            className={cx(
              'inline-flex items-center gap-1.5 rounded-pill border px-3 py-1.5 transition-colors md:py-1 group-hover:border-accent',
              refused > 0 ? 'border-warn bg-warn-soft' : 'border-line bg-surface',
            )}
          >
            <Icon className="size-4 shrink-0 text-warn" aria-hidden="true" />
            {[
              waiting > 0 &&
                t('{count, plural, one {# change} other {# changes}} waiting', { count: waiting }),
              refused > 0 &&
                t('{count, plural, one {# change} other {# changes}} could not be saved', { count: refused }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </button>
      )}
      {isOpen && outbox && (
        <WaitingDialog
          {...{ outbox, list, entries }}
          onDiscarded={lookAgain}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
