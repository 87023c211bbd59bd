import type { ListedEntry } from '../../../contract/journal.ts'
import { piecesOf } from './excerpt.ts'

/** An excerpt as it is read, with the words that were searched for marked. */
export const FoundWords = ({ of }: { of: Pick<ListedEntry, 'excerpt' | 'marks'> }) =>
  piecesOf(of).map(({ text, isFound }, at) =>
    isFound ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no other name than its place.
      <mark key={at} className="rounded-sm bg-honey-soft text-ink box-decoration-clone px-0.5">
        {text}
      </mark>
    ) : (
      text
    ),
  )
