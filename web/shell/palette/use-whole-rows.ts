import { type RefObject, useLayoutEffect } from 'react'
import type { Command } from './command.ts'

/** Pixels below the last whole row that fade. A row has no words in as many at its edges. */
const fading = 14

/** Ends a list that scrolls between two of its rows, so that none is cut through before anybody scrolls. */
export function useWholeRows(list: RefObject<HTMLElement | null>, commands: readonly Command[]): void {
  const shown = commands.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows end elsewhere.
  useLayoutEffect(() => {
    const box = list.current
    if (!box) return
    const fit = () => {
      box.style.maxHeight = ''
      if (box.scrollHeight <= box.clientHeight) return
      const top = box.getBoundingClientRect().top - box.scrollTop
      const ends = [...box.querySelectorAll('[role=option]')]
        .map((row) => row.getBoundingClientRect().bottom - top + fading)
        .filter((end) => end <= box.clientHeight)
      if (ends.length > 0) box.style.maxHeight = `${Math.max(...ends)}px`
    }
    fit()
    addEventListener('resize', fit)
    // A font that loads late moves the rows. Unit tests have no fonts.
    void document.fonts?.ready.then(fit)
    return () => removeEventListener('resize', fit)
  }, [shown])
}
