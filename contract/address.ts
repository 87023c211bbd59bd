import type { CallName } from './row.ts'

/** Under which every call of the contract lies (ruling 1). */
export const apiBase = '/api'

/** The method of a call, and where it goes: the path from the origin, its parameters and query filled in. */
export function addressOf(
  name: CallName,
  { params, query }: { params?: unknown; query?: unknown } = {},
): { method: string; url: string } {
  const space = name.indexOf(' ')
  const values = (params ?? {}) as Record<string, unknown>
  const path = name
    .slice(space + 1)
    .replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(values[key])))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {}))
    if (value !== undefined) search.set(key, String(value))
  return { method: name.slice(0, space), url: `${apiBase}${path}${search.size > 0 ? `?${search}` : ''}` }
}
