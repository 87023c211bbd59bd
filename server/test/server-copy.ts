import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'
import { openDatabase } from '../kernel/database/database.ts'
import { ingredients, prepare } from './prepare.ts'
import { quietLog } from './quiet-log.ts'

/**
 * A fresh database on the server at `url`, copied from a template that has run `migrations`. The template is made once.
 * Returns its URL, and a function that drops it.
 */
export async function copiedServerDatabase(url: string, migrations?: string) {
  const template = await templateFor(url, migrations)
  const name = `agenda_test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(url, (admin) => admin.query(`create database ${name} template ${template}`))
  return {
    url: withDatabase(url, name),
    drop: () => asAdmin(url, (admin) => admin.query(`drop database if exists ${name} with (force)`)),
  }
}

async function templateFor(url: string, migrations?: string): Promise<string> {
  const parts = migrations ? await ingredients(migrations) : []
  const hash = createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16)
  const template = `agenda_template_${hash}`
  await asAdmin(url, async (admin) => {
    // Of tests that run at the same time, one makes it. It gets its name when it is complete.
    await admin.query('select pg_advisory_lock(hashtext($1))', [template])
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template])
    if (rowCount) return
    const making = `${template}_making`
    await admin.query(`drop database if exists ${making} with (force)`)
    await admin.query(`create database ${making} template template0 encoding 'UTF8'`)
    if (migrations) {
      const database = await openDatabase({ url: withDatabase(url, making), dataDir: '', log: quietLog() })
      await prepare(database, migrations)
      await database.close()
    }
    await admin.query(`alter database ${making} rename to ${template}`)
  })
  return template
}

async function asAdmin<T>(url: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

function withDatabase(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}
