import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Practice } from '../../../contract/practice.ts'
import type { Change } from '../../lib/outbox/change.ts'
import { newestPractice, timesInWeek } from './queries.ts'
import { practiceMade } from './waiting-practice.ts'

const id = (last: number) => `01980000-0000-7000-8000-00000000000${last}`
const stored: Practice = {
  id: id(1),
  theme_id: null,
  exercise: 'Lines',
  seconds: 60,
  at: '2026-11-23T07:00:00.000000Z',
}
const change: Change<'POST /practice'> = {
  name: 'POST /practice',
  things: [`practice:${id(2)}`],
  id: 'c',
  seq: 1,
  tries: 0,
  at: Date.parse('2026-11-23T08:00:00Z'),
  body: { id: id(2), exercise: 'A few breaths', seconds: 180, at: '2026-11-23T08:00:00.000Z' },
}
const { queryKey } = newestPractice

test('what waits is seen at once, first of all, and never twice', () => {
  const laid = practiceMade.applyOptimistic([stored], queryKey, change) as Practice[]
  expect(laid.map(({ exercise }) => exercise)).toEqual(['A few breaths', 'Lines'])
  expect(practiceMade.applyOptimistic(laid, queryKey, change)).toBe(laid)
  const client = new QueryClient()
  client.setQueryData(queryKey, laid)
  practiceMade.applyAnswer?.(client, { ...laid[0], seconds: 181 } as Practice, change)
  expect(client.getQueryData(queryKey)?.map(({ seconds }) => seconds)).toEqual([181, 60])
})

test('the week is counted from its Monday to its Sunday, on the clock of this device', () => {
  const at = (text: string) => ({ ...stored, at: new Date(text).toISOString() })
  const days = ['2026-11-22T23:59', '2026-11-23T00:00', '2026-11-29T23:59', '2026-11-30T00:00']
  expect(timesInWeek(days.map(at), '2026-11-25')).toBe(2)
})
