import type { Config } from '../config.ts'
import type { Clock } from '../kernel/clock.ts'
import { openLedger, openLetters, openStorage, type Tools } from '../tools.ts'
import { commands } from './commands.ts'
import { readWords } from './read-words.ts'
import { requireSameFolder, type SeenFolder } from './seen-folder.ts'

/** An operator's command to the open product, and the configuration that was given with it. */
export type OperatorCommand = {
  name: string
  args: string[]
  given: Partial<Config>
  /** The folder that it is to write a file into, if its caller named one. */
  folder?: SeenFolder | undefined
}
export type CommandResult = { lines: string[]; code: number }

/** The open product's tools, with the given configuration in place of its own. A trial has no mail server all the same. */
async function toolsFor(tools: Tools, given: Partial<Config>, say: (line: string) => void): Promise<Tools> {
  const isTrial = tools.config.TRIAL === 'yes' || given.TRIAL === 'yes'
  const config: Config = {
    ...tools.config,
    ...given,
    ...(isTrial && { TRIAL: 'yes' as const, SMTP_URL: undefined }),
  }
  const isElsewhere = Object.keys(given).some((key) => key.startsWith('S3_'))
  const storage = isElsewhere ? await openStorage(config, () => undefined) : tools.storage
  return {
    ...tools,
    config,
    storage,
    ledger: isElsewhere ? openLedger(config, storage) : tools.ledger,
    letters: openLetters(config, say),
  }
}

/** Runs an operator's command in the open product, which alone uses the embedded database. */
export const runCommand =
  (tools: Tools, clock: Clock, publicUrl: string) =>
  async ({ name, args, given, folder }: OperatorCommand): Promise<CommandResult> => {
    const lines: string[] = []
    const say = (line: string) => void lines.push(line)
    const command = commands[name]
    if (!command?.whileOpen) return { lines: ['Stop A-genda first, then ask again.'], code: 1 }
    await requireSameFolder(folder)
    const setting = {
      tools: await toolsFor(tools, given, say),
      clock,
      publicUrl: given.PUBLIC_URL?.replace(/\/+$/, '') ?? publicUrl,
      say,
    }
    return { code: await command.run(setting, readWords(name, command, args)), lines }
  }
