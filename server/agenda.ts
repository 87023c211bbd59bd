import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, givenOf, readConfig } from './config.ts'
import { systemClock } from './kernel/clock.ts'
import { migrate } from './kernel/database/migrate.ts'
import { logger } from './kernel/log.ts'
import { endingOf } from './kernel/start/refused-start.ts'
import { ConfigurationRefusal, StartRefusal } from './kernel/start/start-refusal.ts'
import { movedFolderFault } from './moved-folder.ts'
import { type Command, commands, configCommands } from './operator/commands.ts'
import { askOpenProduct } from './operator/control.ts'
import { callOf, readWords } from './operator/read-words.ts'
import { seenFolder } from './operator/seen-folder.ts'
import { migrationsFolder, openTools } from './tools.ts'

// The command line of an operator: `npm run agenda -- backup`.

// Whoever reads only the beginning, as `| head` does, has what they wanted.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

const say = (line: string) => void process.stdout.write(`${line}\n`)
const printError = (line: string) => void process.stderr.write(`${line}\n`)

/** How the commands of a name are called, or all of them. */
const usage = (of?: string) =>
  Object.entries({ ...configCommands, ...commands })
    .filter(([name]) => of === undefined || name === of || name.startsWith(`${of} `))
    .map(([name, command]) => `  ${callOf(name, command)}\n      ${command.says}`)
    .join('\n')
const asksForHelp = (word: string) => word === '--help' || word === '-h'

/**
 * With an embedded database, the open product runs the command, with the configuration that is given here in place of
 * its own. Otherwise the command opens its own connection.
 */
async function run(config: Config, name: string, command: Command, args: string[]): Promise<number> {
  const given = readWords(name, command, args)
  if (!config.DATABASE_URL) {
    const folder = await seenFolder(command.writes === undefined ? undefined : given.words[command.writes])
    const outcome =
      command.whileOpen &&
      (await askOpenProduct(config.DATA_DIR, { name, args, given: givenOf(process.env, config), folder }))
    if (outcome) {
      for (const line of outcome.lines) say(line)
      return outcome.code
    }
  }
  if (command.needsCommunity && !config.DATABASE_URL && !existsSync(join(config.DATA_DIR, 'db')))
    throw new StartRefusal(`There is no community in ${config.DATA_DIR}. DATA_DIR says where it is.`)
  const moved = command.replaces ? undefined : movedFolderFault(config.DATA_DIR, config.DATABASE_URL)
  if (moved) throw new ConfigurationRefusal(moved)
  const log = logger('warn')
  const tools = await openTools(config, log, say, 'a-genda operator')
  try {
    if (command.migrates) await migrate(tools.database, migrationsFolder, log)
    const publicUrl = config.PUBLIC_URL?.replace(/\/+$/, '') ?? `http://localhost:${config.PORT}`
    return await command.run({ tools, clock: systemClock, publicUrl, say }, given)
  } finally {
    await tools.close()
  }
}

const words = process.argv.slice(2)
const twoWords = words.slice(0, 2).join(' ')
const onConfig = configCommands[twoWords]
const name = onConfig ? twoWords : (words[0] ?? '')
const args = words.slice(onConfig ? 2 : 1)
const command = commands[name]
const config = readConfig(process.env)
if (words[0] === 'help' || words.some(asksForHelp)) {
  say(`What you can ask for:\n${usage(command || onConfig ? name : undefined)}`)
} else if (!command && !onConfig) {
  printError(`${words[0] ? `"${words[0]}" is no command. ` : ''}Say what to do:\n${usage()}`)
  process.exitCode = 2
} else if ('faults' in config) {
  printError(`The configuration is wrong:\n${config.faults.map((fault) => `  - ${fault}`).join('\n')}`)
  process.exitCode = 78
} else {
  try {
    process.exitCode = onConfig
      ? await onConfig.runsOn({ config, clock: systemClock, say }, readWords(name, onConfig, args))
      : command && (await run(config, name, command, args))
  } catch (error) {
    const { says, code } = endingOf(error, `"${name}" failed`)
    printError(says)
    process.exitCode = code
  }
}
