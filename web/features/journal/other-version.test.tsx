import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ListedEntry } from '../../../contract/journal.ts'
import { clearStage, serve, show, signIn } from '../../test/render.tsx'
import { EntryRow } from './entry-row.tsx'
import { emptyEntry } from './entry-text.ts'
import { TwoVersions } from './two-versions.tsx'

beforeEach(() => signIn())
afterEach(clearStage)

const kept = { ...emptyEntry('2026-11-20'), tags: ['fog'], version: 1 }
const stored = (deleted_at: string | null) => ({
  ...kept,
  id: 'b',
  updated_at: '2026-11-20T08:00:00.000Z',
  created_at: '2026-11-20T08:00:00.000Z',
  deleted_at,
})

test('the dialog of two versions begins at its title', async () => {
  serve(() => stored(null))
  show(<TwoVersions id="a" mine={kept} otherId="b" onSave={async () => {}} />)
  await userEvent.click(await screen.findByRole('button', { name: 'See both' }))
  expect(document.activeElement).toBe(screen.getByText('Two versions'))
})

test('an entry is another version as long as the one is not in the bin', async () => {
  let deleted_at: string | null = null
  serve(() => stored(deleted_at))
  const entry = { ...kept, id: 'a', excerpt: 'Fog', marks: [], copy_of: 'b' } as unknown as ListedEntry
  const { unmount } = show(<EntryRow entry={entry} isFirst />)
  expect(await screen.findByText('Another version')).toBeTruthy()
  unmount()
  deleted_at = '2026-11-21T08:00:00.000Z'
  show(<EntryRow entry={entry} isFirst />)
  await waitFor(() => expect(screen.queryByText('Another version')).toBeNull())
  expect(screen.getByText('#fog')).toBeTruthy()
})
