import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { cx } from '../cx.ts'
import { LineShapes } from './shapes.tsx'
import { Spinner } from './spinner.tsx'

type LoadingProps = {
  /** The specified words: 'Loading...' */
  children: ReactNode
  /** In the middle of the whole window. */
  page?: boolean | undefined
  /**
   * What comes, in outlines, under the words; a few lines by default, and none for `null`. They have their size from the
   * start, and the ring comes late.
   */
  shapes?: ReactNode
}

/** How many are shown in the middle of the window, and when the last of them ended. */
const shown = { count: 0, until: -Infinity }

/**
 * Whether the window already says that something is loading: an earlier one in its middle, or the words of index.html
 * while the page is empty.
 */
function isShown(): boolean {
  const root = document.getElementById('root')
  const boot = root?.hasChildNodes() ? null : document.getElementById('boot')
  return (
    shown.count > 0 ||
    performance.now() - shown.until < 100 ||
    (!!boot && getComputedStyle(boot).opacity !== '0')
  )
}

/**
 * Says that something is loading. It appears after 300 ms, so that a quick answer causes no flicker. In the middle of
 * the window, one replaces another without a gap, because a page loads in several steps.
 */
export function Loading({ children, page, shapes = page ? null : <LineShapes /> }: LoadingProps) {
  const [late, setLate] = useState(() => page === true && isShown())
  useLayoutEffect(() => {
    if (!page || !late) return
    shown.count += 1
    return () => {
      shown.count -= 1
      shown.until = performance.now()
    }
  }, [page, late])
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 300)
    return () => clearTimeout(timer)
  }, [])
  if (shapes)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div role="status" className="flex min-h-6 items-center gap-3 text-sm text-ink-soft">
          {late && (
            <>
              {children}
              <span className="loading-ring">
                <Spinner />
              </span>
            </>
          )}
        </div>
        <div aria-hidden="true" className="loading-shapes grid grid-cols-[minmax(0,1fr)] gap-4">
          {shapes}
        </div>
      </div>
    )
  return (
    <div
      role="status"
      className={cx('flex items-center justify-center gap-3 text-ink-soft', page ? 'min-h-page' : 'min-h-24')}
    >
      {late && (
        <>
          <Spinner />
          {children}
        </>
      )}
    </div>
  )
}
