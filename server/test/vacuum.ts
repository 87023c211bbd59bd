import type pg from 'pg'

/** Vacuums and analyzes tables, or all of them, as the upkeep of the engines does in its own time. */
export async function vacuum(pool: pg.Pool, ...tables: string[]): Promise<void> {
  const client = await pool.connect()
  // A vacuum of ten million rows takes longer than a statement may. It runs in no transaction, so the limit is lifted for
  // the whole connection, which is not used again.
  await client.query('set statement_timeout = 0')
  await client.query(`vacuum (analyze) ${tables.join(', ')}`)
  client.release(true)
}
