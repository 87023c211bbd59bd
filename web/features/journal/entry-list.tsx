import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ListedEntry } from '../../../contract/journal.ts'
import { moodDays } from '../mood/queries.ts'
import { monthInWords } from './day-words.ts'
import { EntryRow } from './entry-row.tsx'
import { notebookClass } from './notebook.ts'

/** The last mood of each day, in the years that entries are of. */
function useMoods(entries: readonly ListedEntry[]): (day: string) => string | undefined {
  const years = useMemo(() => [...new Set(entries.map(({ date }) => date.slice(0, 4)))], [entries])
  return useQueries({
    queries: years.map((year) => moodDays(`${year}-01-01`, `${year}-12-31`)),
    combine: (answers) => {
      const last = new Map(
        answers.flatMap(({ data = [] }) => data.map(({ date, moods }) => [date, moods.at(-1)] as const)),
      )
      return (day: string) => last.get(day)
    },
  })
}

type EntryListProps = {
  entries: readonly ListedEntry[]
  /** The first one is larger than the others: it is the latest, and not found. */
  hasLead: boolean
}

/** Entries under their months, on the pages of a notebook. */
export function EntryList({ entries, hasLead }: EntryListProps) {
  const moodOn = useMoods(entries)
  const months = Map.groupBy(entries, ({ date }) => date.slice(0, 7))
  return [...months].map(([month, ofMonth], nth) => (
    <section key={month} aria-labelledby={`month-${month}`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={`month-${month}`} className="text-xl first-letter:uppercase">
        {monthInWords(month)}
      </h2>
      <ul className={notebookClass}>
        {ofMonth.map((entry, at) => {
          const isFirst = ofMonth[at - 1]?.date !== entry.date
          return (
            <EntryRow
              key={entry.id}
              entry={entry}
              isFirst={isFirst}
              isLead={hasLead && nth === 0 && at === 0}
              mood={moodOn(entry.date)}
            />
          )
        })}
      </ul>
    </section>
  ))
}
