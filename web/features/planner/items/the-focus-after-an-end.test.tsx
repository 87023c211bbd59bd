import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { PlannerItem } from '../../../../contract/planner.ts'
import { today } from '../../../lib/time/days.ts'
import { clearStage, serve, show, signIn } from '../../../test/render.tsx'
import { WhatRepeats } from '../week/what-repeats.tsx'
import { ItemActions } from './item-actions.tsx'
import { ItemMenu } from './item-menu.tsx'

afterEach(clearStage)

const rule = (id: string, text: string) => ({
  id,
  text,
  type: 'task',
  time: null,
  color: 'gray',
  reminder: false,
  repeat: { every: 'week', interval: 1 },
  starts_on: '2025-11-07',
  ends_on: null as string | null,
  skipped: [],
})

/** Answers as the server does: what has ended still is told of, with its last day. */
function serveRules(...texts: string[]) {
  const rules = texts.map((text, at) => rule(String(at + 1), text))
  serve(({ name, body }) => {
    const [, method, id] = /^(PATCH|DELETE) \/planner\/repeating-items\/(.+)/.exec(name) ?? []
    const at = rules.findIndex((one) => one.id === id)
    if (method === 'DELETE') rules.splice(at, 1)
    if (method === 'PATCH') Object.assign(rules[at] ?? {}, body)
    return name === 'GET /planner/repeating-items' ? structuredClone(rules) : {}
  })
  return rules
}

const item: PlannerItem = {
  id: 'a',
  text: 'Water the fern',
  type: 'task',
  time: null,
  color: 'gray',
  reminder: false,
  completed: false,
  createdAt: '2026-11-06T08:00:00.000Z',
  repeatId: '1',
}

function Day({ rules }: { rules: ReturnType<typeof rule>[] }) {
  const comes = useQuery({ queryKey: ['planner', 'day'], queryFn: () => rules[0]?.ends_on === null })
  return (
    <main data-items-place tabIndex={-1}>
      {comes.data && <ItemMenu date="2026-11-20" item={item} />}
    </main>
  )
}

test('what does not come any more leaves the focus with the items of the day', async () => {
  signIn()
  const rules = serveRules('Water the fern', 'Call Ines')
  show(
    <ItemActions>
      <Day rules={rules} />
    </ItemActions>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'More for Water the fern' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete this and all that come' }))
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect(rules[0]?.ends_on).toBe('2026-11-19')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

const showRules = () =>
  show(
    <main data-items-place tabIndex={-1}>
      <WhatRepeats />
    </main>,
  )

test('“Delete Call Ines” leaves the focus with what repeats', async () => {
  signIn()
  serveRules('Water the fern', 'Call Ines')
  showRules()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Call Ines' }))
  await waitFor(() => expect(screen.queryByText('Call Ines')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'What repeats' }))
})

test('the last that is deleted leaves the focus where the items are', async () => {
  signIn()
  serveRules('Call Ines')
  showRules()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Call Ines' }))
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

test('what ends after today says until when it comes, cannot end so again, and leaves the focus with what repeats', async () => {
  signIn()
  const rules = serveRules('Call Ines')
  showRules()
  const name = 'End after today: Call Ines'
  await userEvent.click(await screen.findByRole('button', { name }))
  await screen.findByText(/, until /)
  expect(rules[0]?.ends_on).toBe(today())
  expect(screen.queryByRole('button', { name })).toBeNull()
  screen.getByRole('button', { name: 'Delete Call Ines' })
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'What repeats' }))
})
