import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { clearStage, serve, show, signIn } from '../../test/render.tsx'
import { AskHost } from '../../ui/dialog/ask-host.tsx'
import { PastImports } from './past-imports.tsx'
import { useUndo } from './use-undo.ts'

afterEach(clearStage)

const Past = () => <PastImports undo={useUndo(() => undefined)} />

test('an import that is undone has the focus that its button had, and says what came of it', async () => {
  signIn()
  const now = new Date().toISOString()
  let undone_at: string | null = null
  serve(({ name }) => {
    if (name.startsWith('DELETE')) {
      undone_at = now
      return { undone: 3, kept: [], left: 0 }
    }
    const undo_until = new Date(Date.now() + 86_400_000).toISOString()
    const of = { id: '1', source: 'csv', file_name: 'moods.csv', begun_at: now, finished_at: now }
    return [{ ...of, undone_at, undo_until, left_to_undo: 0, counts: { mood: { new: 3, changed: 0 } } }]
  })
  show(
    <>
      <Past />
      <AskHost />
    </>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Undo: moods.csv' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo: moods.csv' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('listitem'))
  expect(screen.getByRole('listitem').textContent).toContain('It is as it was before.')
})
