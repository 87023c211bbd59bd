import type { ComponentProps } from 'react'
import { translate } from '../../../contract/t.ts'
import { type Text, withoutMeaning } from '../../../contract/texts.ts'
import { canWrite, handwriting, widthOf } from './handwriting.ts'

type HandProps = Omit<ComponentProps<'path'>, 'd' | 'x' | 'y' | 'width'> & {
  text: Text
  x: number
  y: number
  /** The room for a line. A longer one is written smaller. */
  width: number
  /** At most so many lines, `leading` apart. */
  lines?: number
  leading?: number
}

/** The lines of a text within a width. A word that is longer stands by itself. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** How small the words have to be written so that their lines fit, and these lines. */
function fitted(text: string, width: number, most: number): { scale: number; lines: string[] } {
  for (let percent = 100; percent > 45; percent -= 5) {
    const lines = wrapped(text, (width * 100) / percent)
    if (lines.length <= most && lines.every((line) => widthOf(line) * percent <= width * 100))
      return { scale: percent / 100, lines }
  }
  return { scale: 0.45, lines: wrapped(text, width / 0.45).slice(0, most) }
}

/** Words of a drawing in handwriting, in the reader's language, where the hand knows its letters. */
export function Hand({ text, x, y, width, lines: most = 1, leading = 30, ...path }: HandProps) {
  const said = translate(text)
  const { scale, lines } = fitted(canWrite(said) ? said : withoutMeaning(text), width, most)
  const d = lines.map((line, row) =>
    handwriting(scale === 1 ? x : 0, (scale === 1 ? y : 0) + row * leading, line),
  )
  return (
    <path
      {...path}
      d={d.join('')}
      {...(scale < 1 && { transform: `translate(${x} ${y}) scale(${scale})` })}
    />
  )
}
