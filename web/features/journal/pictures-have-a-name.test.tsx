import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { clearStage, serve, show, signIn } from '../../test/render.tsx'
import { emptyEntry } from './entry-text.ts'
import { Reading } from './reading.tsx'

afterEach(clearStage)

const id = (nth: number) => `01980000-0000-7000-8000-00000000000${nth}`
const picture = (nth: number, alt = '') => ({ id: id(nth), alt, width: 40, height: 30 })

/** The names of the pictures of an entry, in their order. */
async function names(body: string, images: ReturnType<typeof picture>[]) {
  signIn()
  serve(() => new Response(new Blob(['picture'])))
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe: () => void
      constructor(tell: (seen: object[]) => void) {
        this.observe = () => tell([{ isIntersecting: true }])
      }
      disconnect = () => undefined
    },
  )
  const { unmount } = show(<Reading text={{ ...emptyEntry('2026-11-20'), body, images } as never} />)
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(images.length))
  const found = screen.getAllByRole('img').map((one) => one.getAttribute('alt'))
  unmount()
  return found
}

test('a picture that nobody described is told as one, and which of them it is', async () => {
  expect(await names('', [picture(1)])).toEqual(['Picture'])
  const body = `Fog\n\n![](image:${id(2)})\n\nand more`
  expect(await names(body, [picture(1), picture(2), picture(3, 'The harbour')])).toEqual([
    'Picture 1 of 3',
    'Picture 2 of 3',
    'The harbour',
  ])
})
