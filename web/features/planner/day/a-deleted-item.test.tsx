import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { clearStage, show } from '../../../test/render.tsx'
import { DayPlanner } from './day-planner.tsx'

afterEach(clearStage)

test('the focus stays at the list when an item is deleted whose button had it, the last one too', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const item = (id: string, text: string) => ({
    id,
    text,
    type: 'note' as const,
    time: null,
    color: 'gray' as const,
    reminder: false,
    completed: false,
    createdAt: '2026-11-22T08:00:00.000Z',
  })
  const notes = [item('1', 'Water the fern'), item('2', 'Call Ines')]
  show(
    <DayPlanner ref={null} day="2026-11-22" saved={{ notes, version: 1 }} notice={null} onClose={() => {}} />,
  )
  for (const { text } of notes) {
    const row = await screen.findByRole('button', { name: `Delete ${text}` })
    const place = row.closest('[tabindex="-1"]')
    await userEvent.click(row)
    expect(document.activeElement).toBe(place)
  }
  screen.getByText('No items yet. Add your first note, task, reminder, or event above.')
})
