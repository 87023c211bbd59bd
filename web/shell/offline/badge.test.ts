import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { dayNotes } from '../../features/planner/queries.ts'
import { today } from '../../lib/time/days.ts'
import { showBadge } from './badge.ts'

let shown: number[] = []
function look(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'setAppBadge')
  shown = []
})

const item = (id: string, completed: boolean) => ({ id, completed })

test('the icon says what is left of today while the app is not looked at, and nothing when it is', () => {
  Object.assign(navigator, { setAppBadge: async (count: number) => void shown.push(count) })
  const client = new QueryClient()
  const hide = showBadge(client)
  look('hidden')
  const notes = [item('walk', false), item('rest', true), item('write', false)]
  client.setQueryData(dayNotes(today()).queryKey, { date: today(), notes, version: 1 } as never)
  look('visible')
  look('hidden')
  look('visible')
  hide()
  look('hidden')
  expect(shown).toEqual([0, 0, 0, 2, 0])
})

test('where an icon has no badge, nothing happens', () => {
  expect(() => showBadge(new QueryClient())()).not.toThrow()
})
