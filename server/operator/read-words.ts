import { parseArgs } from 'node:util'
import { StartRefusal } from '../kernel/start/start-refusal.ts'

const flags = {
  identity: { type: 'string' },
  'without-ledger': { type: 'boolean' },
  yes: { type: 'boolean' },
} as const

/** What a command is called with. */
export type Takes = {
  /** What follows the name, for people. */
  takes: string
  /** The most words that follow, beside its flags. */
  mostWords: number
  flags?: readonly (keyof typeof flags)[]
}

/** What was said after the name of a command. */
export type Given = {
  words: string[]
  /** The file with the age identities. */
  identity: string | undefined
  hasLedger: boolean
  /** Whether what cannot be undone is meant. */
  isSure: boolean
}

/** How a command is called, for people. */
export const callOf = (name: string, { takes }: Takes): string => `${name} ${takes}`.trim()

/** Reads what follows the name of a command. Throws `StartRefusal` for a flag or a word that it does not take. */
export function readWords(name: string, called: Takes, args: string[]): Given {
  const say = `Say: ${callOf(name, called)}`
  try {
    const { values, positionals: words } = parseArgs({
      args,
      options: Object.fromEntries((called.flags ?? []).map((flag) => [flag, flags[flag]])),
      allowPositionals: true,
    })
    const surplus = words[called.mostWords]
    if (surplus !== undefined) throw new Error(`"${surplus}" is one word too many`)
    const given = values as { identity?: string; 'without-ledger'?: boolean; yes?: boolean }
    return {
      words,
      identity: given.identity,
      hasLedger: !given['without-ledger'],
      isSure: given.yes ?? false,
    }
  } catch (cause) {
    // Node goes on about how a file that begins with a dash is said.
    const [what] = (cause as Error).message.split('. To specify')
    throw new StartRefusal(`${what}. ${say}`, { cause })
  }
}
