/** Loaded before the product (`node --import`): records the statements that it sends to the database. */
import pg from 'pg'
import { onceAnswered } from '../../server/test/once-answered.ts'
import { answerOrders } from './child.ts'

/** A statement as the driver receives it. */
export type Statement = { text: string; values: unknown[] }

/** The statements of one trip: those after the first went out on its connection without waiting for its answer. */
export type Trip = Statement[]

let recorded: Trip[] = []
const underWay = new WeakMap<pg.Client, Trip>()
const { query } = pg.Client.prototype
pg.Client.prototype.query = function recording(this: pg.Client, ...args: unknown[]) {
  const [first, second] = args
  const given = (typeof first === 'object' ? first : { text: first }) as Partial<Statement>
  const values = given.values ?? (Array.isArray(second) ? second : [])
  const returned: unknown = Reflect.apply(query, this, args)
  // The job queue polls the database, independently of calls.
  if (given.text && !/\bjobs\./.test(given.text)) {
    const arrived = record(this, { text: given.text, values })
    onceAnswered(args, returned, arrived)
  }
  return returned
} as typeof query

/** Returns what notes that the statement was answered. */
function record(client: pg.Client, statement: Statement): () => void {
  const shared = underWay.get(client)
  const trip = shared ?? []
  if (!shared) recorded.push(trip)
  trip.push(statement)
  underWay.set(client, trip)
  return () => {
    if (underWay.get(client) === trip) underWay.delete(client)
  }
}

answerOrders(async () => {
  const taken = recorded
  recorded = []
  return taken
})
