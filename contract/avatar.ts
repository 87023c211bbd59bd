import * as z from 'zod/mini'

/**
 * What a member's round picture is drawn from. It says nothing that others may not know: the mark is one byte of the
 * account's id, and the colors are those of a banner that the gallery shows under the member's own name.
 */
export const avatar = z.object({
  /** From 0 to 255, the same on every screen. */
  mark: z.number(),
  /** The colors of the member's banner; empty unless everybody may see whose it is. */
  palette: z.array(z.string()),
})
export type Avatar = z.infer<typeof avatar>
