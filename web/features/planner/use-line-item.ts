import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { PlannerItem } from '../../../contract/planner.ts'
import { newId } from '../../lib/new-id.ts'
import { fetchedDay } from './fetched-days.ts'
import { emptyItem, makeItem } from './rules.ts'
import type { LineItem } from './use-reading.ts'

/**
 * Makes a task of one line. It stays the same one for another try with the same words, so that a lost answer adds
 * nothing twice; `begin` makes the next line another one.
 */
export function useLineItem() {
  const client = useQueryClient()
  const tried = useRef<{ words: string; item: PlannerItem; ruleId: string }>(undefined)
  return {
    /** The task, and the id of the rule by which it comes again. */
    itemOf(day: string, { text, time = '', endTime = '' }: LineItem): { item: PlannerItem; ruleId: string } {
      const words = JSON.stringify([day, text, time, endTime])
      if (tried.current?.words !== words)
        tried.current = {
          words,
          item: makeItem(
            { ...emptyItem, type: 'task', text, time, endTime },
            new Date(),
            fetchedDay(client, day)?.notes ?? [],
          ),
          ruleId: newId(),
        }
      return tried.current
    },
    begin: () => {
      tried.current = undefined
    },
  }
}
