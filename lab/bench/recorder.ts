/** Loaded before the product (`node --import`): records the statements that it sends to the database. */
import pg from 'pg'
import { answerOrders } from './child.ts'

/** A statement as the driver receives it. It has a `name` if it is prepared once for each connection. */
export type Statement = { text: string; values: unknown[]; name?: string }

/** The statements of one trip: those after the first went out on its connection without waiting for its answer. */
export type Trip = Statement[]

let recorded: Trip[] = []
const underWay = new WeakMap<pg.Client, Trip>()
const { query } = pg.Client.prototype
pg.Client.prototype.query = function recording(this: pg.Client, ...args: unknown[]) {
  const [first, second] = args
  const given = (typeof first === 'object' ? first : { text: first }) as Partial<Statement>
  const values = given.values ?? (Array.isArray(second) ? second : [])
  const answer = Reflect.apply(query, this, args) as unknown
  // The job queue polls the database, independently of calls.
  if (given.text && !/\bjobs\./.test(given.text))
    record(this, { text: given.text, values, ...(given.name && { name: given.name }) }, answer)
  return answer
} as typeof query

function record(client: pg.Client, statement: Statement, answer: unknown) {
  const shared = underWay.get(client)
  if (shared) shared.push(statement)
  else recorded.push([statement])
  const trip = shared ?? recorded.at(-1)
  if (!trip || !(answer instanceof Promise)) return
  underWay.set(client, trip)
  const arrived = () => underWay.get(client) === trip && underWay.delete(client)
  answer.then(arrived, arrived)
}

answerOrders(async () => {
  const taken = recorded
  recorded = []
  return taken
})
