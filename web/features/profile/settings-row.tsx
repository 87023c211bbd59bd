import { ChevronDown } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useEffectEvent, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../../../contract/t.ts'
import { cx } from '../../ui/cx.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useOpen } from './use-open.ts'

const line =
  'relative grid min-h-15 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2.5 sm:px-6 md:grid-cols-[15rem_minmax(0,1fr)_1.25rem]'
const place = 'border-t border-line first:border-t-0'
const valueClass =
  'numbers col-start-1 min-h-6 min-w-0 text-sm text-ink-soft wrap-anywhere md:col-start-2 md:row-start-1'
/** What is set is read as a page: its names have the size of text, and what is said of them is never as small as a note. */
const paper =
  '[&_label[for]]:text-[1rem] [&_[data-switch]]:text-[1rem] [&_[data-switch]]:font-medium [&_legend]:text-[1rem] [&_[data-switch]_.text-xs]:font-normal [&_.text-xs]:text-[0.875rem]'

type SettingsRowProps = {
  /** Of the address that opens it: `/profile#reminders`. */
  id: string
  title: string
  /** What is set now, in words; empty while it is not known. */
  value?: ReactNode
  /** Open whatever was left: something in it is not saved, or there is room for it. */
  startsOpen?: boolean | undefined
  /** What is set here. It is rendered when the row is first opened, and stays while it is folded. */
  children?: ReactNode
  /** In place of `children`, a form that begins anew whenever it was closed. */
  form?: (close: () => void) => ReactNode
}

/** A setting as a row: it says what is set, and opens in place. */
export function SettingsRow({ id, title, value, startsOpen = false, children, form }: SettingsRowProps) {
  const panelId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const { is, change } = useOpen(id, { isForm: form !== undefined, startsOpen }, button)
  const isOpen = is === 'open'

  // React knows only whether something is hidden, not that a search in the page may find and open it.
  const found = useEffectEvent(() => change('open'))
  useEffect(() => {
    const element = panel.current
    if (!element) return
    if (isOpen) element.removeAttribute('hidden')
    else element.setAttribute('hidden', 'until-found')
    element.addEventListener('beforematch', found)
    return () => element.removeEventListener('beforematch', found)
  }, [isOpen])

  function close() {
    flushSync(() => change('closed'))
    button.current?.focus()
  }

  return (
    <div id={id} className={place}>
      <div className={cx(line, 'transition-colors hover:bg-raised print:bg-transparent')}>
        <h3 className="font-sans text-base font-medium tracking-normal">
          <button
            ref={button}
            type="button"
            aria-expanded={isOpen}
            aria-controls={panelId}
            aria-describedby={`${panelId}-value`}
            onClick={() => change(isOpen ? 'folded' : 'open')}
            className="text-start after:absolute after:inset-0 after:-outline-offset-2 focus-visible:outline-none focus-visible:after:rounded-md focus-visible:after:outline-2 focus-visible:after:outline-focus"
          >
            {title}
          </button>
        </h3>
        <p id={`${panelId}-value`} className={valueClass}>
          {value}
        </p>
        <ChevronDown
          aria-hidden="true"
          className={cx(
            'col-start-2 row-span-2 row-start-1 size-5 text-ink-soft transition-transform duration-200 md:col-start-3 md:row-span-1 print:hidden',
            isOpen && 'rotate-180',
          )}
        />
      </div>
      <div ref={panel} id={panelId} hidden={!isOpen}>
        {is !== 'closed' && (
          <div className={cx('@container px-4 pt-2 pb-6 sm:px-6 md:pt-3', paper)}>
            <ErrorBoundary>
              <Suspense fallback={<Loading>{t('Loading...')}</Loading>}>{form?.(close) ?? children}</Suspense>
            </ErrorBoundary>
          </div>
        )}
      </div>
    </div>
  )
}

/** A fact among the rows that nothing opens. */
export function SettingsFact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={cx(place, line)}>
      <h3 className="font-sans text-base font-medium tracking-normal">{title}</h3>
      <p className={valueClass}>{children}</p>
    </div>
  )
}
