import type { ReactNode } from 'react'

/** What a command is for: a day to do something with, a mood to tell, a place to go to, or something of one's own. */
export type CommandKind = 'do' | 'feel' | 'go' | 'found'

/** Something that the command palette can do. */
export type Command = {
  id: string
  kind: CommandKind
  label: string
  /** Other words by which it is found. */
  words?: string
  /** What is shown beside its name: a day, for what was found. */
  detail?: string
  drawing: ReactNode
  /** What stands under its drawing where the drawings of a kind have a row. */
  caption?: string
  /** The larger drawing of a screen, while all that one can do is shown. */
  mark?: ReactNode
  /** It stands beside the one before it, of which it is another measure. */
  isMore?: boolean
  /** It stands apart from the others of its kind. */
  isApart?: boolean
  /** Does it; the palette closes unless it answers 'stay'. */
  run: () => unknown
}
