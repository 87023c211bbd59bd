import { type Text, texts } from '../../../contract/texts.ts'

/**
 * The passwords that people choose most, which is what an attacker tries first (NIST SP 800-63B, 3.1.1.2). The list is
 * read when the first password is chosen, because it costs some 60 ms.
 */
let common: Promise<ReadonlySet<string>> | undefined

const load = async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map(String))
}

/** How the same word is written with a capital and signs in place of letters: 'P@ssw0rd' is 'password'. */
const inPlaceOfLetters: Record<string, string> = { '@': 'a', '4': 'a', '3': 'e', '0': 'o', $: 's', '5': 's' }

const plain = (password: string) => password.toLowerCase().normalize('NFKC')
const inLetters = (password: string) =>
  password.replace(/[@430$5]/g, (sign) => inPlaceOfLetters[sign] ?? sign)

/** What stands behind a word to please a rule: any number of signs, and before them up to four digits and signs. */
const signsBehind = /[^\p{L}\p{N}]+$/u
const fewBehind = /[^\p{L}]{1,4}$/u

/** A password as it was typed, and the words that are left of it without what stands behind: 'password1!' is 'password'. */
function wordsOf(typed: string): string[] {
  const unsigned = typed.replace(signsBehind, '')
  return [typed, unsigned, unsigned.replace(fewBehind, '')].flatMap((word) => [word, inLetters(word)])
}

/**
 * Why nobody should have this password, in a sentence; undefined if it is neither common nor the owner's own name or
 * address.
 */
export async function guessedFirst(
  password: string,
  owner?: { name: string; email: string },
): Promise<Text | undefined> {
  const typed = plain(password)
  const own = owner && [owner.name, owner.email, owner.email.split('@')[0] ?? ''].map(plain)
  if (own?.includes(typed)) return texts('Please choose a password that is not your name or address.')
  common ??= load()
  const list = await common
  return wordsOf(typed).some((word) => list.has(word))
    ? texts('Many people use this password, so it is guessed first. Please choose another.')
    : undefined
}
