/** A picture of the library: its own five colours, and the drawing. */
export interface Picture {
  /** Five `#rrggbb`, the most telling first: the first one gives a theme its hue. */
  palette: readonly [string, string, string, string, string]
  /** The SVG document. Pure: the same picture every time. */
  draw: () => string
}
