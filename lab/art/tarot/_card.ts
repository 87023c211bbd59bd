import { leaf } from '../flora.ts'
import { at, blob, box, clip, fill, grain, line, sheet } from '../kit.ts'

/** The colours of the deck: every card is made of these. */
export const deck = {
  paper: '#f4ecdc',
  ink: '#22332b',
  night: '#2b4450',
  sage: '#8ca583',
  moss: '#4d6e55',
  clay: '#c4694a',
  rose: '#dfa48e',
  honey: '#e2a950',
  sky: '#bcd0c9',
  sand: '#ead6b4',
} as const

const window = 'M58 944L58 304C58 168 168 62 300 62C432 62 542 168 542 304L542 944Z'

/** A card of the deck, 600 x 1000: paper, a drawn double frame with leaves in its corners, and an arched window. */
export function card(ground: string, body: string, shade: string = deck.ink): string {
  const corner =
    fill(leaf(0, 0, 8, 58, 20, 10), deck.moss) +
    fill(leaf(0, 0, 82, 58, 20, -10), deck.moss) +
    fill(leaf(4, -4, 45, 44, 16), deck.sage) +
    fill(blob('berry', 0, 0, 8), deck.clay)
  return sheet(
    600,
    1000,
    fill(box(0, 0, 600, 1000), deck.paper) +
      clip(
        window,
        fill(box(50, 50, 500, 900), ground) + grain(box(50, 50, 500, 900), shade, 'up', 0.16, 2) + body,
      ) +
      line(window, deck.ink, 5) +
      line(box(26, 26, 548, 948, 26), deck.ink, 3.5) +
      line(box(38, 38, 524, 924, 18), deck.ink, 1.6, 0.75) +
      at(62, 122, corner, -0, 1) +
      at(538, 122, corner, 0, 1, true),
  )
}
