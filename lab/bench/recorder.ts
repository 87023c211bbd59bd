/** Loaded before the product (`node --import`): records the statements that it sends to the database. */
import pg from 'pg'
import { answerOrders } from './child.ts'

/** A statement as the driver receives it. It has a `name` if it is prepared once for each connection. */
export type Statement = { text: string; values: unknown[]; name?: string }

let recorded: Statement[] = []
const { query } = pg.Client.prototype
pg.Client.prototype.query = function recording(this: pg.Client, ...args: unknown[]) {
  const [first, second] = args
  const given = (typeof first === 'object' ? first : { text: first }) as Partial<Statement>
  const values = given.values ?? (Array.isArray(second) ? second : [])
  // The job queue polls the database, independently of calls.
  if (given.text && !/\bjobs\./.test(given.text))
    recorded.push({ text: given.text, values, ...(given.name && { name: given.name }) })
  return Reflect.apply(query, this, args)
} as typeof query

answerOrders(async () => {
  const taken = recorded
  recorded = []
  return taken
})
