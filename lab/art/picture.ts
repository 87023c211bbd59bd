import type { Shining } from './night.ts'

/** A picture of the library: its own five colours, and the drawing. */
export interface Picture {
  /** Five `#rrggbb`, the most telling first: the first one gives a theme its hue. */
  palette: readonly [string, string, string, string, string]
  /** The SVG document. Pure: the same picture every time. */
  draw: () => string
  /** For a cover: what shines by night. */
  night?: Shining
  /**
   * For a cover that moves: its parts by name, bottom first, in the units of the sheet. Laid on the whole picture as they
   * are, they are that picture; what moves may reach {@link bleed} beyond the sheet.
   */
  layers?: () => Readonly<Record<string, string>>
}

/** How far a layer is drawn beyond the sheet on every side, so that no edge shows when it moves. */
export const bleed = 160
