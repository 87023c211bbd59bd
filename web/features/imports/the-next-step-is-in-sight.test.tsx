import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { clearStage, serve, show, signIn, stubBrowser } from '../../test/render.tsx'
import HistoryPage from './history-page.tsx'

afterEach(clearStage)

/** A reader that is still reading. */
class BusyWorker {
  postMessage() {}
  addEventListener() {}
  terminate() {}
}

test.each([
  ['above the window', -662, 'start'],
  ['below the header of the page', 40, 'start'],
  ['in sight', 300, 'nearest'],
])('the top of the next step is shown, and has the focus, where it is %s', (_, top, block) => {
  vi.stubGlobal('Worker', BusyWorker)
  stubBrowser()
  serve(() => [])
  signIn()
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect)
  show(<HistoryPage />)
  fireEvent.change(screen.getByLabelText('File to bring in'), {
    target: { files: [new File(['Date,Steps'], 'steps.csv')] },
  })
  expect(screen.getByRole('region', { name: 'Reading steps.csv' })).toBe(document.activeElement)
  expect(scrolled.mock.contexts).toEqual([document.activeElement])
  expect(scrolled).toHaveBeenCalledWith({ block })
})
