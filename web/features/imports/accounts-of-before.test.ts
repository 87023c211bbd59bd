import { expect, test, vi } from 'vitest'
import { call } from '../../lib/api.ts'
import { beginImport } from './bring-in.ts'

vi.mock('../../lib/api.ts', async (original) => ({
  ...(await original<typeof import('../../lib/api.ts')>()),
  call: vi.fn(async () => ({ id: 'begun' })),
}))

test('an export that is brought in tells in which accounts its ids were made', async () => {
  const file = new File(['x'], 'a-genda.zip')
  const around = { signal: new AbortController().signal, onStep: () => undefined, onWait: () => undefined }
  const members = ['01920000-0000-7000-8000-000000000001', '01920000-0000-7000-8000-000000000002']
  await beginImport({ file, source: 'a-genda', members, answers: {} }, [], around)
  const body = { id: expect.any(String), source: 'a-genda', file_name: 'a-genda.zip' }
  expect(call).toHaveBeenLastCalledWith('POST /imports', {
    body: { ...body, earlier_members: members },
    signal: around.signal,
  })
})
