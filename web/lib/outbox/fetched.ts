import type { Query } from '@tanstack/react-query'

/** What was fetched of the queries that show something more, which waits. */
const beneath = new WeakMap<Query, unknown>()

/** What the server answered of a query, without what is laid over it. */
export const fetchedOf = (query: Query): unknown =>
  beneath.has(query) ? beneath.get(query) : query.state.data

/** Remembers what was fetched of a query that is about to show something else. */
export const setFetched = (query: Query, data: unknown): void => void beneath.set(query, data)

/** A query shows again what it has fetched. */
export const forgetFetched = (query: Query): void => void beneath.delete(query)
