import { systemClock } from '../kernel/clock.ts'
import type { memoryStorage } from '../kernel/files/storage/memory.ts'
import { commands } from '../operator/commands.ts'
import { readWords } from '../operator/read-words.ts'
import type { Tools } from '../tools.ts'
import type { TestApp } from './app.ts'
import { testTools } from './tools.ts'

/** Runs a command of the operator. */
export async function run(
  tools: Tools,
  name: string,
  ...args: string[]
): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = []
  const setting = {
    tools,
    clock: systemClock,
    publicUrl: 'http://agenda.test',
    say: (line: string) => void lines.push(line),
  }
  const command = commands[name]
  if (!command) return { code: 2, lines }
  const code = await Promise.try(() => command.run(setting, readWords(name, command, args))).catch(
    (error: Error) => {
      lines.push(error.message)
      return 1
    },
  )
  return { code, lines }
}

/** The tools of an operator for the product that a test runs. */
export function toolsOf(folder: string, app: TestApp): Tools {
  const storage = app.deps.storage as ReturnType<typeof memoryStorage>
  return { ...testTools(folder, app.database, storage), ledger: app.deps.ledger }
}

/** The tables in which an id stands, whatever the schema is. */
export async function tablesWith({ database }: Pick<Tools, 'database'>, id: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const there = await database.pool.query(
      `select from "${name}" t where to_jsonb(t)::text like $1 limit 1`,
      [`%${id}%`],
    )
    if (there.rows.length > 0) found.push(name)
  }
  return found.sort()
}
