import pg from 'pg'

/**
 * Calls `then` when the driver answers what its `query` was given and has returned: a promise, or a query of its own with
 * a callback.
 */
export function onceAnswered([asked]: unknown[], returned: unknown, then: () => void): void {
  if (returned instanceof Promise) {
    returned.then(then, then)
    return
  }
  if (!(asked instanceof pg.Query)) return
  const query = asked as pg.Query & { callback: (...told: unknown[]) => void }
  const { callback } = query
  query.callback = (...told) => {
    then()
    callback(...told)
  }
}
