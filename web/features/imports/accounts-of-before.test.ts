import { afterEach, expect, test } from 'vitest'
import { clearStage, serve } from '../../test/render.tsx'
import { beginImport } from './bring-in.ts'

afterEach(clearStage)

test('an export that is brought in tells in which accounts its ids were made', async () => {
  const calls = serve(() => ({ id: 'begun' }))
  const file = new File(['x'], 'a-genda.zip')
  const around = { signal: new AbortController().signal, onStep: () => undefined, onWait: () => undefined }
  const members = ['01920000-0000-7000-8000-000000000001', '01920000-0000-7000-8000-000000000002']
  await beginImport({ file, source: 'a-genda', members, answers: {} }, [], around)
  const body = { id: expect.any(String), source: 'a-genda', file_name: 'a-genda.zip' }
  expect(calls).toEqual([
    expect.objectContaining({ name: 'POST /imports', body: { ...body, earlier_members: members } }),
  ])
})
