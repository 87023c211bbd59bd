import { type ReactNode, useEffect, useState } from 'react'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'

type LoadingProps = {
  /** The specified words: 'Loading...' */
  children: ReactNode
  /** In the middle of the whole window. */
  page?: boolean | undefined
}

/** Says that something is on its way, after 300 ms, so that what is quick never flickers. */
export function Loading({ children, page }: LoadingProps) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 300)
    return () => clearTimeout(timer)
  }, [])
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
