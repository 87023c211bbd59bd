import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

type TabsProps<Value extends string> = {
  /** Names the row of tabs. */
  label: string
  tabs: readonly { value: Value; label: ReactNode; content: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
}

/** A row of tabs over the panel of the chosen one; the others are not rendered. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onChange(next)}>
      <Base.List
        aria-label={label}
        activateOnFocus
        className="flex overflow-x-auto min-[23rem]:gap-1 border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="relative min-h-12 shrink-0 px-2 text-sm font-medium min-[23rem]:px-4 min-[23rem]:text-base text-ink-soft transition-colors after:absolute after:inset-x-1 min-[23rem]:after:inset-x-3 after:bottom-0 after:h-0.75 after:rounded-t-pill after:bg-transparent hover:text-ink focus-visible:-outline-offset-3 data-active:text-ink data-active:after:bg-accent"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
