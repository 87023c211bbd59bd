import type { Part } from './motion.ts'

/** The round window of the rain. */
const pane = [980, 424, 346] as const

/** Sparks that rise from a fire and go out. */
const spark = (layer: string, ahead: number, x: number): Part => ({
  layer,
  rest: { y: 90, opacity: 0 },
  round: [
    { y: 20, opacity: 1 },
    { x: x / 2, y: -90, opacity: 1 },
    { x, y: -190, opacity: 0 },
  ],
  seconds: 12,
  ahead,
})

/** A flight of leaves that let go, come down and begin again above. */
const fall = (layer: string, ahead: number): Part => ({
  layer,
  rest: { x: 20, y: -170, turn: -2, opacity: 0 },
  round: [
    { x: 50, y: -85, turn: 1, opacity: 1 },
    {},
    { x: -46, y: 90, turn: 2, opacity: 1 },
    { x: 10, y: 190, turn: -1, opacity: 0 },
  ],
  seconds: 28,
  ahead,
})

/** Stars that come and go. */
const twinkle = (layer: string, seconds: number): Part => ({
  layer,
  rest: { opacity: 0.1 },
  round: [{ opacity: 1 }, { opacity: 0.1 }],
  seconds,
})

/** How the layers of each cover that moves do so, bottom first. They are drawn in lab/art/covers. */
export const scenes: Readonly<Record<string, readonly Part[]>> = {
  // It climbs the sand and draws back.
  tide: [
    { layer: 'ground' },
    { layer: 'wet', breath: { x: 54, y: 100 } },
    { layer: 'wash', breath: { x: 60, y: 112 } },
    { layer: 'swell', breath: { x: 30, y: 56 }, lag: 0.3 },
    { layer: 'sea', breath: { x: 12, y: 22 }, lag: 0.6 },
  ],
  // It falls behind the pane; the pane clears with a breath in, and fogs with one out.
  rain: [
    { layer: 'ground' },
    { layer: 'drops', within: pane, round: [{ x: -110, y: 688 }], seconds: 3.6 },
    { layer: 'drops', within: pane, rest: { x: 110, y: -688 }, round: [{}], seconds: 3.6 },
    { layer: 'fog', rest: { opacity: 0.8 }, breath: { opacity: 0, scale: 0.9 } },
    { layer: 'running', within: pane, rest: { y: 46 }, breath: { y: -46 } },
    { layer: 'room' },
    { layer: 'steam', around: [1356, 660], breath: { y: -10, scale: [1.1, 1.28], opacity: 0.45 } },
  ],
  // They glow with a breath in, and darken with one out; sparks rise.
  embers: [
    { layer: 'ground' },
    { layer: 'coals', rest: { opacity: 0 }, breath: { opacity: 0.9 } },
    { layer: 'heat', rest: { opacity: 0.2, scale: 0.94 }, breath: { opacity: 1, scale: 1.06 } },
    spark('first', 0, 24),
    spark('second', 4, -20),
    spark('third', 8, 12),
  ],
  // Leaves are lifted by a breath in and sink with one out; others let go.
  'letting-go': [
    { layer: 'ground' },
    { layer: 'high', breath: { x: -20, y: -60, turn: 2 } },
    { layer: 'low', breath: { x: 14, y: -76, turn: -2 }, lag: 0.3 },
    { layer: 'near', breath: { x: 26, y: -68, turn: -3 }, lag: 0.15 },
    fall('first', 8),
    fall('last', 22),
  ],
  // The river of stars and the lamp in the tent brighten with a breath in; one star may fall.
  'night-sky': [
    { layer: 'river', rest: { opacity: 0 }, breath: { opacity: 1 } },
    { layer: 'tent', rest: { opacity: 0 }, breath: { opacity: 1 } },
    twinkle('one', 7),
    twinkle('two', 10),
    twinkle('three', 13),
    {
      layer: 'falling',
      rest: { opacity: 0 },
      round: [
        { at: 0.9, opacity: 0 },
        { at: 0.91, x: -30, y: 13, opacity: 1 },
        { at: 0.96, x: -420, y: 184, opacity: 0 },
        { opacity: 0, x: -420, y: 184 },
      ],
      seconds: 26,
    },
  ],
  // The light lies down wider on the lake with a breath in; the reeds lean.
  'still-water': [
    { layer: 'ground' },
    { layer: 'glitter', around: [1040, 590], breath: { scale: [1.22, 1.08] } },
    { layer: 'ripples', breath: { x: 46, y: 5 }, lag: 0.4 },
    { layer: 'heron' },
    { layer: 'reeds', around: [1450, 1040], breath: { turn: 1.6 }, lag: 0.3 },
    { layer: 'bank', around: [80, 1040], breath: { turn: 1.8 } },
  ],
  // The fire rises with a breath in, and the cat breathes too.
  hearth: [
    { layer: 'ground' },
    { layer: 'fireplace' },
    { layer: 'sides', around: [800, 805], breath: { scale: [1.06, 1.2] }, lag: 0.3 },
    { layer: 'middle', around: [800, 810], breath: { scale: [1.03, 1.16] } },
    { layer: 'heart', around: [800, 806], breath: { scale: [1.16, 1.32] } },
    { layer: 'front' },
    { layer: 'warmth', rest: { opacity: 0 }, breath: { opacity: 1 } },
    { layer: 'cat', around: [1090, 950], breath: { scale: [1.022, 1.045] } },
  ],
  // They rise on the swell, one after the other, and their rings widen.
  'paper-boats': [
    { layer: 'ground' },
    ...['gold', 'coral', 'white'].map(
      (boat, i): Part => ({
        layer: `wake-${boat}`,
        breath: { scale: 1.16, opacity: 0.6 },
        lag: i * 0.3,
      }),
    ),
    { layer: 'gold', around: [560, 530], breath: { y: -7, turn: 4 } },
    { layer: 'coral', around: [1110, 610], breath: { y: -9, turn: -4 }, lag: 0.3 },
    { layer: 'white', around: [760, 748], breath: { y: -14, turn: 3 }, lag: 0.6 },
    { layer: 'willow', around: [280, -30], breath: { turn: -1.6 }, lag: 0.3 },
    { layer: 'withy', around: [1560, -30], breath: { turn: 2 } },
  ],
  // The ice drifts apart with a breath in; the snowdrops nod.
  thaw: [
    { layer: 'ground' },
    { layer: 'light', around: [960, 470], breath: { scale: [1.25, 1.04] } },
    { layer: 'ripples', breath: { x: -40 }, lag: 0.3 },
    { layer: 'far', breath: { x: 16 }, lag: 0.4 },
    { layer: 'middle', breath: { x: -26, y: 3 }, lag: 0.2 },
    { layer: 'near', breath: { x: 44, y: 7 } },
    { layer: 'birds', breath: { x: 22, y: -16 } },
    { layer: 'bank' },
    { layer: 'left', around: [255, 950], breath: { turn: 2.4 } },
    { layer: 'right', around: [1325, 950], breath: { turn: -2.4 }, lag: 0.2 },
  ],
  // The mist rises out of the woods with a breath in, and lies down with one out.
  'mountain-breath': [
    { layer: 'ground' },
    { layer: 'high', breath: { x: 30, y: -70, opacity: 0.75 }, lag: 0.3 },
    { layer: 'hill' },
    { layer: 'low', breath: { x: -36, y: -74 } },
    { layer: 'wood' },
    { layer: 'birds', breath: { x: -34, y: -22 } },
  ],
}
