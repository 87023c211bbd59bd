import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { id } from '../../contract/values.ts'

type Changes = Record<string, string | undefined>
type Options = { replace?: boolean; state?: unknown }

/** Addresses that were requested and are not current yet, oldest first. */
let pending: { pathname: string; params: URLSearchParams }[] = []
/** The history entry that `pending` was last compared with. */
let comparedKey: string | undefined

/** Removes what became current. A slow page may show one change while the next is still on its way: that one stays. */
function settle(key: string, pathname: string, params: URLSearchParams): void {
  // A page has several of these hooks.
  if (key === comparedKey) return
  comparedKey = key
  const at = pending.findIndex((one) => one.pathname === pathname && String(one.params) === String(params))
  pending = at < 0 ? [] : pending.slice(at + 1)
}

/** What a page stores in its address, so that a reload, the back button and a link lead to the same place. */
export function useAddress() {
  const [params, setParams] = useSearchParams()
  const { key, pathname } = useLocation()
  useEffect(() => settle(key, pathname, params), [key, pathname, params])
  return {
    params,
    /** Sets the given parameters and removes those that are undefined or empty. The others do not change. */
    change(changes: Changes, options: Options = {}) {
      // A change that comes before the last address is current is added to that one.
      const last = pending.at(-1)
      const next = new URLSearchParams(last?.pathname === pathname ? last.params : params)
      for (const [key, value] of Object.entries(changes))
        if (value) next.set(key, value)
        else next.delete(key)
      pending.push({ pathname, params: next })
      setParams(next, { preventScrollReset: true, ...options })
    },
  }
}

/** A parameter, if it is one of `values`. */
export const parseChoice = <T extends string>(values: readonly T[], said: string | null): T | undefined =>
  values.find((value) => value === said)

/** A parameter, if it is an id. */
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
