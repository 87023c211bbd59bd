import { useQuery } from '@tanstack/react-query'
import { NotebookPen } from 'lucide-react'
import { Link } from 'react-router'
import { t } from '../../../contract/t.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Loaded } from '../../ui/states/loaded.tsx'
import { NotLoaded } from '../../ui/states/not-loaded.tsx'
import { piecesOf } from './excerpt.ts'
import { FoundWords } from './found-words.tsx'
import { entriesOfDay } from './queries.ts'

/** What was written in the journal on a day, and the way to write more. */
export function DayJournal({ day }: { day: string }) {
  const entries = useQuery(entriesOfDay(day))
  return (
    <Card
      title={t('Journal')}
      action={
        <Link to={`/journal/write?date=${day}`} className={buttonClass('link', '-my-2 text-sm')}>
          {t('Write')}
        </Link>
      }
    >
      <Loaded
        query={entries}
        failed={<NotLoaded query={entries}>{t('The journal of this day could not be loaded.')}</NotLoaded>}
        empty={<p className="text-ink-soft">{t('Nothing written on this day')}</p>}
      >
        {(list) => (
          <ul className="-my-2 grid grid-cols-[minmax(0,1fr)]">
            {list.map((entry) => (
              <li key={entry.id}>
                <Link
                  to={`/journal/${entry.id}`}
                  className="-mx-2 grid min-h-11 grid-cols-[1.25rem_minmax(0,1fr)] gap-3 rounded-md px-2 py-2 hover:bg-accent-soft"
                >
                  <NotebookPen className="mt-1 size-4.5 text-accent" aria-hidden="true" />
                  <span className="line-clamp-2 font-serif wrap-anywhere">
                    {entry.title || <FoundWords of={piecesOf(entry)} />}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  )
}
