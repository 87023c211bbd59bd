import { sheet } from './kit.ts'
import type { Parts, Picture } from './picture.ts'

/** A cover that moves, drawn in parts: together they are the picture. */
export const layered = (parts: Parts, more?: Parts): Pick<Picture, 'draw' | 'parts'> & { more?: Parts } => ({
  draw: () => sheet(1600, 1000, Object.values(parts()).join('')),
  parts,
  ...(more && { more }),
})
