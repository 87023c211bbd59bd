const plainForms = new Map<string, string>()

function plainFormOf(letter: string): string {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('ı', 'i')
  return plain.length === 1 ? plain : letter
}

/**
 * A text with each letter in its plainest form, at the same place: 'Próximo SALI' is 'proximo sali', so that it is read
 * as it is typed on whichever keyboard. Turkish ı is i.
 */
export function fold(text: string): string {
  let folded = ''
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at)
    let plain = plainForms.get(letter)
    if (plain === undefined) {
      plain = plainFormOf(letter)
      // Scripts with thousands of letters would fill the memory.
      if (letter < '\u0250') plainForms.set(letter, plain)
    }
    folded += plain
  }
  return folded
}
