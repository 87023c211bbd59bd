import { useIsFetching } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { Link } from 'react-router'
import { isBlank } from '../../../contract/blank.ts'
import { t } from '../../../contract/t.ts'
import { useRestoredDrafts } from '../../lib/drafts/restore-drafts.ts'
import { isEmpty } from './entry-text.ts'
import { piecesOf } from './excerpt.ts'
import { FoundWords } from './found-words.tsx'
import { keptEntry, keptIds } from './kept-entries.ts'
import { nameOf } from './name-of.ts'
import { PrivatePicture } from './private-picture.tsx'

/** So much of a text without a title is shown, in characters. */
const shown = 200

/** What was written on this device and is not saved yet. */
export function KeptList({ memberId }: { memberId: string }) {
  // What has been sent meanwhile is gone: lists are read again then.
  useIsFetching({ queryKey: ['journal', 'list'] })
  useRestoredDrafts(memberId)
  const kept = keptIds(memberId).flatMap((id) => {
    const typed = keptEntry(id, memberId)?.typed
    return typed && !isEmpty(typed) ? [{ id, typed }] : []
  })
  if (kept.length === 0) return null
  return (
    <section aria-labelledby="kept" className="grid gap-1 rounded-card bg-warn-soft p-4 sm:px-5">
      <h2 id="kept" className="flex items-center gap-2 font-sans text-sm font-medium tracking-normal">
        <CloudOff className="size-4.5 text-warn" aria-hidden="true" />
        {t('Kept on this device, not sent yet')}
      </h2>
      <ul>
        {kept.map(({ id, typed }) => (
          <li key={id}>
            <Link
              to={`/journal/${id}`}
              className="flex min-h-11 items-center gap-3 font-serif text-lg wrap-anywhere hover:underline"
            >
              {typed.images[0] && (
                <PrivatePicture
                  image={typed.images[0]}
                  alt=""
                  shownWidth={44}
                  isSquare
                  className="w-11 flex-none rounded-md"
                />
              )}
              <span className="line-clamp-2">
                {isBlank(typed.title) && !isBlank(typed.body) ? (
                  <FoundWords of={piecesOf({ excerpt: typed.body.slice(0, shown), marks: [] })} />
                ) : (
                  nameOf(typed)
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
