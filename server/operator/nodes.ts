import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { sql } from 'kysely'
import type { Db } from '../deps.ts'
import type { Storage } from '../kernel/files/storage.ts'

/** How often a node reports that it is open, and how long a report counts. */
const saysEveryMs = 20_000
const believedSeconds = 60

type Log = { error(facts: object, message: string): void }

export type PictureStore = { id: string; place: string; hosts: string[] }

/**
 * Where the open nodes of this database store pictures. More than one place is a fault, because each node answers 404
 * for the others' pictures.
 */
export async function listPictureStores(db: Db): Promise<PictureStore[]> {
  const nodes = await db
    .selectFrom('nodes')
    .select(['picture_store', 'picture_place', 'host'])
    .where('seen_at', '>', sql<string>`now() - make_interval(secs => ${believedSeconds})`)
    .orderBy('picture_store')
    .orderBy('host')
    .execute()
  return [...Map.groupBy(nodes, ({ picture_store }) => picture_store)].map(([id, those]) => ({
    id,
    place: those[0]?.picture_place ?? '',
    hosts: [...new Set(those.map(({ host }) => host))],
  }))
}

/** A sentence that says that nodes store pictures in several places; undefined if they do not. */
export function storesFault(stores: PictureStore[]): string | undefined {
  if (stores.length < 2) return undefined
  const places = stores.map(({ place, hosts }) => `${place} on ${hosts.join(', ')}`)
  return `The nodes on this database keep pictures in ${stores.length} places (${places.join('; ')}), so that a picture is missing on some of them. Set S3_ENDPOINT on all of them; those of one machine may have one DATA_DIR instead.`
}

export type Node = {
  /** What is wrong among the nodes at this start; undefined if all is well. */
  fault: string | undefined
  /** Leaves the list of open nodes. */
  close(): Promise<void>
}

/**
 * Reports in the database, again and again, that this node is open and where it stores pictures. Logs if another node
 * stores them elsewhere.
 */
export async function openNode(
  db: Db,
  storage: Pick<Storage, 'id' | 'destination'>,
  log: Log,
): Promise<Node> {
  const id = randomUUID()
  let told: string | undefined
  const say = async () => {
    const row = { host: hostname(), picture_store: storage.id, picture_place: storage.destination }
    await db
      .insertInto('nodes')
      .values({ id, ...row, seen_at: sql`now()` })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...row, seen_at: sql`now()` }))
      .execute()
    await db.deleteFrom('nodes').where('seen_at', '<', sql<string>`now() - interval '1 day'`).execute()
    const fault = storesFault(await listPictureStores(db))
    if (fault !== undefined && told === undefined) log.error({}, fault)
    told = fault
    return fault
  }
  // A database that cannot be written is reported elsewhere.
  const quietly = () => say().catch(() => undefined)
  const fault = await quietly()
  const timer = setInterval(quietly, saysEveryMs)
  timer.unref()
  return {
    fault,
    async close() {
      clearInterval(timer)
      await db
        .deleteFrom('nodes')
        .where('id', '=', id)
        .execute()
        .catch(() => undefined)
    },
  }
}
