import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { clearStage, serve, show, signIn } from '../../../test/render.tsx'
import { ItemActions } from '../items/item-actions.tsx'
import { QuickAdd } from './quick-add.tsx'

afterEach(clearStage)

const line = () => screen.getByLabelText<HTMLInputElement>('Add a task')
const page = (
  <ItemActions>
    <QuickAdd day="2026-11-20" notes={[]} />
  </ItemActions>
)

test('a task that was being typed is there again on a new page, for its member alone', async () => {
  signIn()
  serve()
  show(page)
  await userEvent.type(line(), 'Buy milk')
  cleanup()
  show(page)
  expect(line().value).toBe('Buy milk')
  cleanup()
  signIn({ id: '01980000-0000-7000-8000-0000000000ff' })
  show(page)
  expect(line().value).toBe('')
})

test('a task that comes again begins on the first such day from the line’s own on, as the line says', async () => {
  signIn()
  const calls = serve(({ name, body }) => (name === 'POST /planner/repeating-items' ? body : undefined))
  // A Friday.
  show(page)
  await userEvent.clear(line())
  await userEvent.paste('Bins every other week from 7 to 7:30 am')
  await screen.findAllByText(/Every 2 weeks on Friday/)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(line().value).toBe(''))
  await userEvent.paste('Yoga every Tuesday')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(line().value).toBe(''))
  const begun = { type: 'task', repeat: { every: 'week', interval: 2 } }
  expect(calls.filter(({ name }) => name.startsWith('POST ')).map(({ body }) => body)).toMatchObject([
    { ...begun, text: 'Bins', starts_on: '2026-11-20', time: '07:00', endTime: '07:30' },
    { text: 'Yoga', starts_on: '2026-11-24', time: null, repeat: { every: 'week', weekdays: [2] } },
  ])
})
