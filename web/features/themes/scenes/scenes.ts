import type { Part } from './motion.ts'

/** How the layers of each cover that moves do so, bottom first. The layers are drawn in lab/art/covers. */
export const scenes: Readonly<Record<string, readonly Part[]>> = {
  // The tide climbs the sand and draws back; what it wets dries behind it.
  tide: [
    { layer: 'ground' },
    { layer: 'wet', breath: { x: 42, y: 78 } },
    { layer: 'wash', breath: { x: 50, y: 92 } },
    { layer: 'swell', breath: { x: 26, y: 48 }, lag: 0.3 },
    { layer: 'sea', breath: { x: 10, y: 19 }, lag: 0.6 },
  ],
}
