import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { startJournal } from '../../test/journal-server.ts'
import { clearStage, makeUser, show, signIn } from '../../test/render.tsx'
import { EntrySheet } from './entry-sheet.tsx'
import { emptyEntry } from './entry-text.ts'
import { keptIds } from './kept-entries.ts'

afterEach(clearStage)

test('an entry that is done is read from its top, with the focus on its day', async () => {
  signIn()
  startJournal()
  const scrollTo = vi.fn()
  vi.stubGlobal('scrollTo', scrollTo)
  const typed = { ...emptyEntry('2026-11-20'), body: 'Fog over the river.' }
  const unsaved = { base: emptyEntry('2026-11-20'), typed }
  show(<EntrySheet id="01980000-0000-7000-8000-000000000009" unsaved={unsaved} stored={undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 })
  // Else it would be kept for the next file's member, who is the same one.
  await vi.waitFor(() => expect(keptIds(makeUser().id)).toEqual([]))
})
