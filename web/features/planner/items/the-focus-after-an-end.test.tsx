import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { PlannerItem } from '../../../../contract/planner.ts'
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
  starts_on: '2026-11-06',
  ends_on: null,
  skipped: [],
})

/** Two things that repeat; what is ended or deleted is not told of any more. */
function serveRules() {
  const rules = [rule('1', 'Water the fern'), rule('2', 'Call Ines')]
  serve(({ name }) => {
    const [, id] = /^(?:PATCH|DELETE) \/planner\/repeating-items\/(.+)/.exec(name) ?? []
    if (id)
      rules.splice(
        rules.findIndex((one) => one.id === id),
        1,
      )
    return name === 'GET /planner/repeating-items' ? [...rules] : {}
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

function Day({ rules }: { rules: object[] }) {
  const day = useQuery({ queryKey: ['planner', 'day'], queryFn: () => rules.length })
  return (
    <main data-items-place tabIndex={-1}>
      {day.data === 2 && <ItemMenu date="2026-11-20" item={item} />}
    </main>
  )
}

test('what does not come any more leaves the focus with the items of the day', async () => {
  signIn()
  const rules = serveRules()
  show(
    <ItemActions>
      <Day rules={rules} />
    </ItemActions>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'More for Water the fern' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete this and all that come' }))
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

test.each(['End after today: Call Ines', 'Delete Call Ines'])(
  '“%s” leaves the focus with what repeats',
  async (name) => {
    signIn()
    serveRules()
    show(<WhatRepeats />)
    await userEvent.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(screen.queryByText('Call Ines')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'What repeats' }))
  },
)
