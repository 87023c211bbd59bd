import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { lengths } from '../../../../contract/limits.ts'
import { clearStage, show, signIn } from '../../../test/render.tsx'
import { useWeekEdit } from './use-week-edit.ts'
import { WeeklyGoals } from './weekly-goals.tsx'
import { WeeklyReminders } from './weekly-reminders.tsx'

afterEach(() => {
  sessionStorage.clear()
  clearStage()
})

const monday = '2026-11-16'

function Week() {
  const editor = useWeekEdit(monday, { goals: [], reminders: [], version: 0 })
  return (
    <>
      <WeeklyGoals editor={editor} />
      <WeeklyReminders editor={editor} />
    </>
  )
}

test.each(['goal', 'reminder'])('a %s that is too long stays as it was pasted, and says so', async (kind) => {
  signIn()
  show(<Week />)
  const field = screen.getByLabelText<HTMLInputElement>(`New ${kind}`)
  const add = () => fireEvent.click(screen.getByRole('button', { name: `Add ${kind}` }))
  fireEvent.change(screen.getByLabelText('Reminder time'), { target: { value: '08:00' } })
  fireEvent.change(field, { target: { value: 'a'.repeat(lengths.plannerText + 3) } })
  add()
  expect(field.value).toHaveLength(lengths.plannerText + 3)
  await screen.findByText('A text holds 1000 characters; please shorten it by 3.')
  expect(screen.queryByRole('listitem')).toBeNull()
  fireEvent.change(field, { target: { value: 'a'.repeat(lengths.plannerText) } })
  add()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(field.value).toBe('')
})
