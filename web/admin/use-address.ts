import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { id } from '../../contract/values.ts'

type Changes = Record<string, string | undefined>
type Options = { replace?: boolean; state?: unknown }

/** What was asked of the address last, until it is there. */
let asked: URLSearchParams | undefined

/** What a page keeps in its address, so that a reload, the back button and a link lead to the same place. */
export function useAddress() {
  const [params, setParams] = useSearchParams()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry of the history is there.
  useEffect(() => {
    asked = undefined
  }, [key])
  return {
    params,
    /** Sets what is given and takes away what is undefined or empty; the rest stays. */
    change(changes: Changes, options: Options = {}) {
      // A change before the address of the last one is there goes on top of that one.
      const next = new URLSearchParams(asked ?? params)
      for (const [key, value] of Object.entries(changes))
        if (value) next.set(key, value)
        else next.delete(key)
      asked = next
      setParams(next, { preventScrollReset: true, ...options })
    },
  }
}

/** What an address says, as far as it is one of `values`. */
export const parseChoice = <T extends string>(values: readonly T[], said: string | null): T | undefined =>
  values.find((value) => value === said)

/** What an address says, as far as it is an id. */
export const idOf = (said: string | null): string | undefined =>
  said !== null && id.safeParse(said).success ? said : undefined

/**
 * Which page of a list is shown. The address holds its cursor. The history entry holds the cursors of the pages before
 * it: a reload keeps them, a link does not carry them. After a link, the page before is therefore the first one.
 */
export function usePageTurns() {
  const { params, change } = useAddress()
  const { state } = useLocation()
  const cursor = params.get('page') ?? undefined
  const before: readonly string[] = Array.isArray(state?.before) ? state.before : []
  return {
    cursor,
    isFirst: cursor === undefined,
    next: (to: string) => change({ page: to }, { state: { before: cursor ? [...before, cursor] : before } }),
    previous: () => change({ page: before.at(-1) }, { state: { before: before.slice(0, -1) } }),
    first: () => change({ page: undefined }, { replace: true }),
  }
}
export type PageTurns = ReturnType<typeof usePageTurns>
