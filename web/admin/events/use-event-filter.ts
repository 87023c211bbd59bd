import { useEffect, useEffectEvent, useState } from 'react'
import { useSettled } from '../../lib/use-settled.ts'
import { parseChoice, useAddress } from '../use-address.ts'
import type { Filter } from './rules.ts'

export const everything: Filter = { search: '', shown: 'all', upcomingOnly: false }

const choices = ['all', 'active', 'archived'] as const

/** What the list of events is narrowed to, and a function that changes it. The address keeps it, once typing pauses. */
export function useEventFilter(): [filter: Filter, setFilter: (filter: Filter) => void] {
  const { params, change } = useAddress()
  const [filter, setFilter] = useState<Filter>(() => ({
    search: params.get('search') ?? '',
    shown: parseChoice(choices, params.get('shown')) ?? 'all',
    upcomingOnly: params.get('upcoming') === 'true',
  }))
  const settled = useSettled(filter)
  const keep = useEffectEvent(({ search, shown, upcomingOnly }: Filter) => {
    const kept = {
      search: search.trim() || undefined,
      shown: shown === 'all' ? undefined : shown,
      upcoming: upcomingOnly ? 'true' : undefined,
    }
    if (Object.entries(kept).some(([name, value]) => (params.get(name) ?? undefined) !== value))
      change(kept, { replace: true })
  })
  useEffect(() => keep(settled), [settled])
  return [filter, setFilter]
}
