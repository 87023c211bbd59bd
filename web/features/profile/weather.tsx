import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { t } from '../../../contract/t.ts'
import { Part } from './part.tsx'
import { ownRecords } from './queries.ts'
import { countsBesideBin, countsInLines, inOneLine } from './record-words.ts'

const CompactFieldOfDays = lazy(() =>
  import('../mood/field-of-days/compact-field-of-days.tsx').then(({ CompactFieldOfDays }) => ({
    default: CompactFieldOfDays,
  })),
)

/** The last weeks in pebbles, and how much there is by now. */
export function Weather() {
  const { data: records, isPending } = useQuery(ownRecords)
  const counts =
    records && inOneLine(countsInLines(countsBesideBin(records), ['moods', 'journal_entries', 'posts']))
  return (
    // The line of the counts has its place before they come.
    <Part title={t('The weather you came through')} about={isPending ? '\u00a0' : counts}>
      {/* As high as what comes, so that nothing moves. */}
      <Suspense
        fallback={
          <div className="p-4 sm:px-6 sm:pt-5">
            <div className="mb-14 aspect-14/3" />
          </div>
        }
      >
        <CompactFieldOfDays />
      </Suspense>
    </Part>
  )
}
