import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { logFailure } from '../../lib/log-failure.ts'
import type { Change } from '../../lib/outbox/change.ts'
import type { Outbox } from '../../lib/outbox/outbox.ts'
import { outboxOf } from './open-outbox.ts'

/** How long nothing is tried while something waits, at most, in milliseconds. */
const longestMs = 30_000
const none: readonly Change[] = []

/** A member's outbox while it is open, and what is in it. It sends whenever that may succeed. */
export function useOutbox(memberId: string): { outbox: Outbox | undefined; list: readonly Change[] } {
  const client = useQueryClient()
  const [outbox, setOutbox] = useState<Outbox>()
  useEffect(() => {
    let isLeft = false
    outboxOf(memberId).then(
      (opened) => {
        if (isLeft) return
        opened.attach(client)
        setOutbox(opened)
        void opened.wake('woken')
      },
      (error) => logFailure('What waits could not be read.', error),
    )
    return () => {
      isLeft = true
    }
  }, [memberId, client])
  const list = useSyncExternalStore(
    (listener) => outbox?.subscribe(listener) ?? (() => {}),
    () => outbox?.list() ?? none,
  )
  useEffect(() => {
    if (!outbox) return
    const wake = () => void outbox.wake('woken')
    const look = () => document.visibilityState === 'visible' && wake()
    window.addEventListener('online', wake)
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('online', wake)
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [outbox])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const next = () => {
      const at = outbox?.nextAt()
      if (at === undefined || list.length === 0) return
      const wait = Math.min(longestMs, Math.max(500, at - Date.now()))
      timer = setTimeout(() => void outbox?.wake().then(next), wait)
    }
    next()
    return () => clearTimeout(timer)
  }, [outbox, list])
  return { outbox, list }
}
