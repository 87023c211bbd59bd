import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { clearStage, show } from '../../../test/render.tsx'
import { DayPlanner } from './day-planner.tsx'

afterEach(clearStage)

test('the focus stays at the list when an item is deleted by its menu, the last one too', async () => {
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
    <main>
      <DayPlanner
        ref={null}
        day="2026-11-22"
        saved={{ notes, version: 1 }}
        notice={null}
        onClose={() => {}}
      />
    </main>,
  )
  for (const { text } of notes) {
    const more = await screen.findByRole('button', { name: `More for ${text}` })
    const place = more.closest('[tabindex="-1"]')
    await userEvent.click(more)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await waitFor(() => expect(document.activeElement).toBe(place))
  }
  screen.getByText('No items yet. Add your first note, task, reminder, or event above.')
})
