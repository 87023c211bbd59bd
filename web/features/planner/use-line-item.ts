import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { PlannerItem } from '../../../contract/planner.ts'
import { fetchedDay } from './fetched-days.ts'
import { emptyItem, makeItem } from './rules.ts'

/**
 * Makes a task of one line of a day. It stays the same one for another try with the same words, so that a lost answer
 * adds nothing twice; `begin` makes the next line another one.
 */
export function useLineItem(day: string) {
  const client = useQueryClient()
  const tried = useRef<PlannerItem>(undefined)
  return {
    itemOf(text: string): PlannerItem {
      if (tried.current?.text !== text.trim())
        tried.current = makeItem(
          { ...emptyItem, type: 'task', text },
          new Date(),
          fetchedDay(client, day)?.notes ?? [],
        )
      return tried.current as PlannerItem
    },
    begin: () => {
      tried.current = undefined
    },
  }
}
