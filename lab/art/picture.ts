import type { Shining } from './night.ts'

/** Drawings by name, bottom first. */
export type Parts = () => Readonly<Record<string, string>>

/** A picture of the library: its own five colours, and the drawing. */
export interface Picture {
  /** Five `#rrggbb`, the most telling first: the first one gives a theme its hue. */
  palette: readonly [string, string, string, string, string]
  /** The SVG document. Pure: the same picture every time. */
  draw: () => string
  /** What shines by night, in a kind that has a night palette. */
  night?: Shining
  /** For a cover that moves: what it is drawn of (layered.ts). They may reach {@link bleed} beyond the sheet. */
  parts?: Parts
  /** And what it shows besides when it moves. */
  more?: Parts
}

/** How far a layer is drawn beyond the sheet on every side, so that no edge shows when it moves. */
export const bleed = 160
