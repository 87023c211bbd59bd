import type pg from 'pg'

/** Runs `work` in one transaction on a connection of its own. */
export async function inTransaction<R>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<R>,
): Promise<R> {
  const client = await pool.connect()
  let lost = false
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {
      lost = true
    })
    throw error
  } finally {
    client.release(lost)
  }
}
