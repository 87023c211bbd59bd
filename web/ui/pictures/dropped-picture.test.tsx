import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Picture } from './picture.tsx'
import { refetchPausesMs } from './use-refetch.ts'

const fetched: HTMLImageElement[] = []

beforeEach(() => {
  vi.useFakeTimers()
  fetched.length = 0
  vi.stubGlobal(
    'Image',
    class {
      constructor() {
        const image = document.createElement('img')
        fetched.push(image)
        // biome-ignore lint/correctness/noConstructorReturn: as the browser's own Image does.
        return image
      }
    },
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const fail = () => fireEvent.error(screen.getByAltText('Harbor'))
const isShown = () => screen.queryByAltText('Harbor')?.className.includes('opacity-0') === false

test('a picture whose request was dropped is fetched again and shown once it is there', () => {
  render(<Picture src="/a.webp" srcSet="/b.webp 800w" sizes="10rem" alt="Harbor" width={4} height={3} />)
  fail()
  expect(isShown()).toBe(false)
  pass(refetchPausesMs[0])
  const [image] = fetched
  if (!image) throw new Error('Nothing was fetched again.')
  expect([image.getAttribute('src'), image.srcset, image.sizes]).toEqual(['/a.webp', '/b.webp 800w', '10rem'])
  fireEvent.load(image)
  expect(isShown()).toBe(true)
})

test('a picture that is gone is fetched a few times more, and again when the browser is back online', () => {
  render(<Picture src="/gone.webp" alt="Harbor" width={4} height={3} />)
  fail()
  for (const pause of [...refetchPausesMs, 3_600_000]) {
    pass(pause)
    const last = fetched.at(-1)
    if (last) fireEvent.error(last)
  }
  expect(fetched).toHaveLength(refetchPausesMs.length)
  fireEvent(window, new Event('online'))
  expect(fetched).toHaveLength(refetchPausesMs.length + 1)
})

test('a page that was left fetches nothing', () => {
  const { unmount } = render(<Picture src="/gone.webp" alt="Harbor" width={4} height={3} />)
  fail()
  unmount()
  pass(3_600_000)
  fireEvent(window, new Event('online'))
  expect(fetched).toEqual([])
})
