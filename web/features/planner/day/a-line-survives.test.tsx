import { cleanup, screen } from '@testing-library/react'
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
