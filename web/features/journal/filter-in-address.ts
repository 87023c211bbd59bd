import { useSearchParams } from 'react-router'
import type { JournalFilter } from './queries.ts'

const names = ['query', 'tag', 'month', 'starred'] as const

/** What is looked for, in the address, so that going back and a reload find it again. */
export function useFilterInAddress() {
  const [params, setParams] = useSearchParams()
  const filter: JournalFilter = {}
  for (const name of names) {
    const value = params.get(name)
    if (!value) continue
    if (name === 'starred') filter.starred = 'true'
    else if (name !== 'month' || /^\d{4}-(?:0[1-9]|1[0-2])$/.test(value)) filter[name] = value
  }
  /** Changes parts of it; undefined leaves one out. */
  function change(part: { [K in keyof JournalFilter]?: JournalFilter[K] | undefined }) {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(part))
      if (value) next.set(name, value)
      else next.delete(name)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return { filter, change }
}
