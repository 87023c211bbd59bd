import type { ReactNode } from 'react'

/** Something that the command palette can do. */
export type Command = {
  id: string
  label: string
  /** Other words by which it is found. */
  words?: string
  drawing: ReactNode
  /** Does it; the palette closes unless it answers 'stay'. */
  run: () => unknown
}
