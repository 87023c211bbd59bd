import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ListedEntry } from '../../../contract/journal.ts'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { daysBetween } from '../../../contract/week.ts'
import { notShown } from '../../lib/api.ts'
import { dayOf, today } from '../../lib/time/days.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Basket } from '../../ui/scenes/basket.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ListNotLoaded } from '../../ui/states/list-not-loaded.tsx'
import { Loaded } from '../../ui/states/loaded.tsx'
import { useFocusKept } from '../../ui/use-focus-kept.ts'
import { EntryRow } from './entry-row.tsx'
import { nameOf } from './name-of.ts'
import { notebookClass } from './notebook.ts'
import { bin } from './queries.ts'
import { ToJournal } from './to-journal.tsx'
import { useEntryActions } from './use-entry-actions.ts'

/** How many days are left until an entry of the bin is deleted for good. */
const daysLeft = ({ deleted_at }: ListedEntry): number =>
  Math.max(0, lengths.binDays - daysBetween(dayOf(new Date(deleted_at ?? 0)), today()))

/** `/journal/bin`: what was deleted in the last 30 days, to put back or to delete for good. */
export default function BinPage() {
  const fetched = useInfiniteQuery(bin)
  const { restore, askAndDelete } = useEntryActions()
  const { place, willChange } = useFocusKept<HTMLUListElement>(fetched.data?.pages.flat().length)
  return (
    <div className="mx-auto max-w-184 pt-4 sm:pt-8">
      <title>{`${t('The bin')} · A-genda`}</title>
      <ToJournal />
      <div className="-mt-4 sm:-mt-8">
        <PageHeader title={t('The bin')} subtitle={t('What you delete stays here for 30 days.')} />
      </div>
      <Loaded
        query={fetched}
        failed={
          <ListNotLoaded query={fetched}>
            {notShown(fetched.error, t('The bin could not be loaded.'))}
          </ListNotLoaded>
        }
        empty={
          <EmptyState
            large
            scene={<Basket />}
            action={
              <Link to="/journal" className={buttonClass('quiet')}>
                {t('To the journal')}
              </Link>
            }
          >
            {t('The bin is empty.')}
          </EmptyState>
        }
      >
        {({ pages }) => (
          <ul ref={place} tabIndex={-1} className={notebookClass}>
            {pages.flat().map((entry) => (
              <EntryRow
                key={entry.id}
                entry={entry}
                isFirst
                level={2}
                action={
                  <div className="flex flex-wrap items-center gap-x-4">
                    <Button
                      look="link"
                      className="text-sm"
                      aria-label={t('Put back {name}', { name: nameOf(entry) })}
                      onClick={() => {
                        willChange()
                        restore(entry.id)
                      }}
                    >
                      {t('Put back')}
                    </Button>
                    <Button
                      look="link"
                      className="text-sm text-danger!"
                      aria-label={t('Delete for good: {name}', { name: nameOf(entry) })}
                      onClick={() => {
                        willChange()
                        void askAndDelete(entry.id, nameOf(entry))
                      }}
                    >
                      {t('Delete for good')}
                    </Button>
                    <p className="ms-auto text-xs text-ink-soft">
                      {t('{count, plural, =0 {Last day} one {# day left} other {# days left}}', {
                        count: daysLeft(entry),
                      })}
                    </p>
                  </div>
                }
              />
            ))}
          </ul>
        )}
      </Loaded>
      {fetched.hasNextPage && (
        <div className="grid justify-items-center pt-6">
          <Button
            look="quiet"
            pending={fetched.isFetchingNextPage}
            onClick={() => void fetched.fetchNextPage()}
          >
            {t('Show earlier entries')}
          </Button>
        </div>
      )}
    </div>
  )
}
