import { admin, logIn, type Member, type Product } from './fixtures.ts'

const hourMs = 3_600_000

/** Calls the API as a person. Throws unless it succeeds. */
export async function api<T>(
  product: Product,
  token: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const response = await fetch(`${product.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

/** A moment some hours from now. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * hourMs).toISOString()

type Made = { id: string; title: string }

/** An administrator who makes events. It begins by deleting all events, so that a test sees only its own. */
export async function eventMaker(product: Product) {
  const { access_token: token } = await logIn(product, admin)
  for (const { id } of await api<Made[]>(product, token, 'GET', '/global-events?active_only=false'))
    await api(product, token, 'DELETE', `/global-events/${id}`)
  return {
    token,
    /** An event of an hour in a park that starts in two hours, except for the given fields. */
    make: (changes: Record<string, unknown> = {}) =>
      api<Made>(product, token, 'POST', '/global-events', {
        title: 'Evening yoga',
        description: 'Bring a mat.',
        start: inHours(2),
        end: inHours(3),
        location: { type: 'venue' },
        ...changes,
      }),
    remove: (id: string) => api(product, token, 'DELETE', `/global-events/${id}`),
  }
}

/** Stores a member's location on the server. Returns the user for the browser's storage. */
export const locate = (product: Product, { token }: Member, lat = 52.52, lng = 13.4) =>
  api<Member['user'] & { id: string }>(product, token, 'PATCH', '/user/location', {
    lat,
    lng,
    location_requested: true,
  })

export type Note = { text: string; [field: string]: unknown }

/** The items of a member's planner of a day. */
export const notesOf = async (product: Product, { token }: Member, date: string): Promise<Note[]> =>
  (await api<{ notes: Note[] }>(product, token, 'GET', `/daily-notes/${date}`)).notes
