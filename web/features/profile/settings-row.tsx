import { ChevronDown } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useEffectEvent, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../../../contract/t.ts'
import { cx } from '../../ui/cx.ts'
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { useOpen } from './use-open.ts'

const line = 'relative grid min-h-15 items-center gap-x-4 px-4 py-2.5 sm:px-6'
const columns = 'grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[15rem_minmax(0,1fr)_1.25rem]'
/** The columns of a row behind a drawing, which is as high as the line. */
const columnsBehindSpot =
  'grid-cols-[2.25rem_minmax(0,1fr)_auto] max-sm:gap-x-3 md:grid-cols-[2.5rem_14rem_minmax(0,1fr)_1.25rem]'
const place = 'border-t border-line first:border-t-0'
const valueClass = 'numbers min-h-6 min-w-0 text-sm text-ink-soft wrap-anywhere md:row-start-1'
const titleClass = 'font-sans text-base font-medium tracking-normal'

/** The columns of the parts of a line: a name, what is set, and the sign that it opens. */
const placesOf = (hasSpot: boolean) =>
  hasSpot
    ? {
        line: cx(line, columnsBehindSpot),
        title: cx(titleClass, 'col-start-2'),
        value: cx(valueClass, 'col-start-2 md:col-start-3'),
        chevron: 'col-start-3 md:col-start-4',
      }
    : {
        line: cx(line, columns),
        title: titleClass,
        value: cx(valueClass, 'col-start-1 md:col-start-2'),
        chevron: 'col-start-2 md:col-start-3',
      }

const SpotPlace = ({ children }: { children: ReactNode }) => (
  <span className="row-span-2 size-9 self-center md:row-span-1 md:size-10">{children}</span>
)

/** What is set is read as a page: its names have the size of text, and what is said of them is never as small as a note. */
const paper =
  '[&_label[for]]:text-[1rem] [&_[data-switch]]:text-[1rem] [&_[data-switch]]:font-medium [&_legend]:text-[1rem] [&_[data-switch]_.text-xs]:font-normal [&_.text-xs]:text-[0.875rem]'

type SettingsRowProps = {
  /** Of the address that opens it: `/profile#reminders`. */
  id: string
  title: string
  /** A small drawing at its start (spots.tsx). */
  spot?: ReactNode
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
export function SettingsRow({
  id,
  title,
  spot,
  value,
  startsOpen = false,
  children,
  form,
}: SettingsRowProps) {
  const panelId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const { is, change } = useOpen(id, { isForm: form !== undefined, startsOpen }, button)
  const isOpen = is === 'open'
  const places = placesOf(spot !== undefined)

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
      <div className={cx(places.line, 'transition-colors hover:bg-raised print:bg-transparent')}>
        {spot && <SpotPlace>{spot}</SpotPlace>}
        <h3 className={places.title}>
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
        <p id={`${panelId}-value`} className={places.value}>
          {value}
        </p>
        <ChevronDown
          aria-hidden="true"
          className={cx(
            'row-span-2 row-start-1 size-5 text-ink-soft transition-transform duration-200 md:row-span-1 print:hidden',
            places.chevron,
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
export function SettingsFact({
  title,
  spot,
  children,
}: {
  title: string
  spot?: ReactNode
  children: ReactNode
}) {
  const places = placesOf(spot !== undefined)
  return (
    <div className={cx(place, places.line)}>
      {spot && <SpotPlace>{spot}</SpotPlace>}
      <h3 className={places.title}>{title}</h3>
      <p className={places.value}>{children}</p>
    </div>
  )
}
