import type { Change } from '../lib/outbox/change.ts'
import type { Store } from '../lib/outbox/store.ts'

/** A change of a thing of its own, and its place in the order. */
const changeOf = (id: string, seq: number): Change =>
  ({ id, seq, at: 0, tries: 0, things: [`mood:${id}`], name: 'POST /mood' }) as unknown as Change

/** A store of changes without a disk, and the ids of those that are left in it. */
export function memoryStore(ids: readonly string[]): { store: Store; left: () => string[] } {
  const kept = new Map(ids.map((id, at) => [id, changeOf(id, at + 1)]))
  const store = {
    all: async () => [...kept.values()],
    get: async (id: string) => kept.get(id),
    put: async (changed: Change) => void kept.set(changed.id, changed),
    remove: async ({ id }: Change) => void kept.delete(id),
  } as unknown as Store
  return { store, left: () => [...kept.keys()] }
}
