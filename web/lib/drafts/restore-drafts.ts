import { useEffect, useState } from 'react'
import { databaseNames, databases } from '../device/safe-databases.ts'
import { logFailure } from '../log-failure.ts'
import { draftsOf } from '../outbox/slips.ts'

/** A database that does not answer keeps nobody from their page any longer, in milliseconds. */
const patienceMs = 3000

const begun = new Map<string, Promise<void>>()
const done = new Set<string>()

async function restore(memberId: string): Promise<void> {
  const known = await databaseNames()
  // Opening one that is not there would make it.
  if (known && !known.includes(draftsOf(memberId))) return
  const { putBack } = await import('./drafts-on-disk.ts')
  await putBack(memberId)
}

/** Puts back, once in a page, what a killed browser has lost of a member's drafts. Always resolves. */
export function restoreDrafts(memberId: string): Promise<void> {
  const known = begun.get(memberId)
  if (known) return known
  const late = new Promise<void>((resolve) => setTimeout(resolve, patienceMs))
  const restoring = restore(memberId).catch((error) =>
    logFailure('What was typed could not be put back.', error),
  )
  const end = Promise.race([restoring, late]).then(() => void done.add(memberId))
  begun.set(memberId, end)
  return end
}

const isRestored = (memberId: string) => done.has(memberId) || !databases()

/** Whether a member's drafts are all where they are read. */
export function useRestoredDrafts(memberId: string): boolean {
  const [is, setIs] = useState(() => isRestored(memberId))
  useEffect(() => {
    if (!is) void restoreDrafts(memberId).then(() => setIs(true))
  }, [is, memberId])
  return is
}
