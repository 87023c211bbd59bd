import type { Piece } from './excerpt.ts'

/** A text as it is read, with the words that were searched for marked. */
export const FoundWords = ({ of }: { of: readonly Piece[] }) =>
  of.map(({ text, isFound }, at) =>
    isFound ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no other name than its place.
      <mark key={at} className="rounded-sm bg-(--marked) text-ink box-decoration-clone px-0.5">
        {text}
      </mark>
    ) : (
      text
    ),
  )
