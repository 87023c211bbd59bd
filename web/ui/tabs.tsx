import { DirectionProvider } from '@base-ui/react/direction-provider'
import { Tabs as Base } from '@base-ui/react/tabs'
import { type ReactNode, useState } from 'react'
import { isRightToLeft } from '../lib/locale.ts'
import { cx } from './cx.ts'
import { ErrorBoundary } from './states/error-boundary.tsx'

/** Tabs that a phone has room for beside each other. */
const mostInARow = 4

/**
 * Base UI asks whether the chosen tab is in sight while React mounts the row, for which the browser lays out the whole page
 * once more. It leaves alone what cannot be scrolled to, and the focus brings a tab into sight by itself.
 */
function inSight(tab: HTMLElement | null) {
  if (tab) Object.defineProperty(tab, 'scrollTo', { value: undefined, configurable: true })
}

type TabsProps<Value extends string> = {
  /** Names the row of tabs. */
  label: string
  tabs: readonly { value: Value; label: ReactNode; content: ReactNode }[]
  value: Value
  /** Must set `value` to this one. That may take a moment, if it goes through the address. */
  onChange: (value: Value) => void
  /** For a row of many whose first panel leads to the others: it can be scrolled, in place of several rows on a phone. */
  isOneRow?: boolean
}

/**
 * A row of tabs over the panel of the chosen one. The others are not rendered. A tab is marked as soon as it is chosen.
 */
export function Tabs<Value extends string>({ label, tabs, value, onChange, isOneRow }: TabsProps<Value>) {
  const isWrapped = tabs.length > mostInARow && !isOneRow
  const [chosen, setChosen] = useState<{ next: Value; from: Value }>()
  // Whatever set `value`, this choice or the back button, it is valid from then on.
  if (chosen && chosen.from !== value) setChosen(undefined)
  const marked = chosen?.from === value ? chosen.next : value
  return (
    <DirectionProvider direction={isRightToLeft() ? 'rtl' : 'ltr'}>
      <Base.Root
        value={marked}
        onValueChange={(next: Value) => {
          setChosen({ next, from: value })
          onChange(next)
        }}
      >
        <Base.List
          aria-label={label}
          activateOnFocus
          className={cx(
            'tab-row flex overflow-x-auto min-[23rem]:gap-1 border-b border-line [scrollbar-width:none]',
            // What is out of sight in a row of many would not be looked for.
            isWrapped && 'max-sm:flex-wrap',
            isOneRow &&
              'max-sm:gap-0! max-sm:pe-6 max-sm:mask-[linear-gradient(to_right,black_calc(100%-1.5rem),transparent)] max-sm:rtl:mask-[linear-gradient(to_left,black_calc(100%-1.5rem),transparent)]',
          )}
        >
          {tabs.map((tab) => (
            <Base.Tab
              key={tab.value}
              value={tab.value}
              ref={isOneRow ? undefined : inSight}
              className={cx(
                isWrapped && 'max-sm:ps-0! max-sm:pe-4! max-sm:after:start-0! max-sm:after:end-4!',
                // So close that the fourth is cut in its middle: one sees that the row goes on.
                isOneRow &&
                  'max-sm:text-sm! max-sm:not-first:ps-2.5! max-sm:pe-2.5! max-sm:not-first:after:start-2.5! max-sm:after:end-2.5!',
                'relative min-h-12 shrink-0 px-2 text-sm font-medium min-[23rem]:px-4 min-[23rem]:text-base text-ink-soft transition-colors after:absolute after:inset-x-2 min-[23rem]:after:inset-x-4 after:bottom-0 after:h-0.75 first:ps-0 first:after:start-0 first:after:end-2 min-[23rem]:first:after:end-4 after:rounded-t-pill after:bg-transparent hover:text-ink focus-visible:-outline-offset-3 data-active:text-ink data-active:after:bg-accent',
              )}
            >
              {tab.label}
            </Base.Tab>
          ))}
        </Base.List>
        <Base.Panel key={value} value={marked} className="pt-4 md:pt-6">
          <ErrorBoundary>{tabs.find((tab) => tab.value === value)?.content}</ErrorBoundary>
        </Base.Panel>
      </Base.Root>
    </DirectionProvider>
  )
}
