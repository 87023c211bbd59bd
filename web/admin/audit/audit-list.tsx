import { useState } from 'react'
import { Link } from 'react-router'
import type { AuditEntry } from '../../../contract/audit.ts'
import { t } from '../../../contract/t.ts'
import { clock, momentInWords } from '../../lib/time/clock.ts'
import { dayInWords, dayOf } from '../../lib/time/days.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { decidedPath } from '../queue/queries.ts'
import { AuditChanges } from './audit-changes.tsx'
import { markOf } from './audit-kinds.ts'
import { caseOf, factsOf, reasonOf, sentenceOf } from './audit-words.ts'

/** Lines of the log under the days they belong to, newest first. */
export function AuditList({ lines }: { lines: readonly AuditEntry[] }) {
  const days = [...Map.groupBy(lines, ({ at }) => dayOf(new Date(at)))]
  return (
    <ol aria-label={t('Audit log')} className="grid gap-5">
      {days.map(([day, entries]) => (
        <li key={day}>
          <h2 className="pb-1.5 text-lg first-letter:uppercase">
            <time dateTime={day}>{dayInWords(day)}</time>
          </h2>
          <ol>
            {alike(entries).map(([entry, ...earlier]) => (
              <Line key={entry.id} entry={entry} earlier={earlier} />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}

/** What a line says beside its time, to be compared. */
const saidOf = (entry: AuditEntry) =>
  JSON.stringify([
    entry.actor?.id,
    sentenceOf(entry),
    factsOf(entry),
    reasonOf(entry),
    entry.changes,
    caseOf(entry),
  ])

type Alike = [AuditEntry, ...AuditEntry[]]

/**
 * Lines of a day that differ in nothing but their time, together: those in a row, and quiet ones whatever stands between
 * them.
 */
function alike(entries: readonly AuditEntry[]): Alike[] {
  const groups: Alike[] = []
  const quiet = new Map<string, Alike>()
  let last: { said: string; group: Alike } | undefined
  for (const entry of entries) {
    const said = saidOf(entry)
    const { isQuiet } = markOf(entry.kind)
    const group = isQuiet ? quiet.get(said) : last?.said === said ? last.group : undefined
    if (group) {
      group.push(entry)
      continue
    }
    last = { said, group: [entry] }
    groups.push(last.group)
    if (isQuiet) quiet.set(said, last.group)
  }
  return groups
}

/**
 * A line of the log. What was done in the same way before it stands in it: how often within its own minute, and at which
 * other times.
 */
function Line({ entry, earlier }: { entry: AuditEntry; earlier: readonly AuditEntry[] }) {
  const { icon: Icon, tint, isQuiet } = markOf(entry.kind)
  const reason = reasonOf(entry)
  const about = caseOf(entry)
  const minute = clock(new Date(entry.at))
  const within = earlier.filter(({ at }) => clock(new Date(at)) === minute).length
  const facts = factsOf(entry)
  if (within > 0) facts.push(t('{count, plural, one {# time} other {# times}}', { count: within + 1 }))
  return (
    <li
      className={cx(
        'flex gap-3 border-t border-line sm:gap-3.5',
        isQuiet ? 'min-h-11 py-2' : 'py-2.5 sm:py-3',
      )}
    >
      <span className="w-9 shrink-0">
        <span
          className={cx('grid place-items-center rounded-pill', isQuiet ? 'mx-auto size-7' : 'size-9', tint)}
        >
          <Icon className={isQuiet ? 'size-4' : 'size-4.5'} aria-hidden="true" />
        </span>
      </span>
      <div
        className={cx(
          // On a desk the times stand before the sentences, in a column that one runs down.
          'grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] content-start items-baseline gap-x-3 *:col-span-full sm:grid-cols-[4.5rem_minmax(0,1fr)] sm:*:col-start-2',
          // Its first line is as high as the middle of the small icon.
          isQuiet && 'pt-1',
        )}
      >
        <p
          className={cx(
            'max-sm:col-end-2! wrap-anywhere text-sm leading-snug',
            !isQuiet && 'sm:text-base sm:leading-snug',
          )}
        >
          {sentenceOf(entry)}
          {isQuiet && facts.length > 0 && (
            <span className="text-ink-soft max-sm:block max-sm:text-[0.75rem] max-sm:leading-tight sm:before:content-['_·_']">
              {facts.join(' · ')}
            </span>
          )}
        </p>
        <time
          dateTime={entry.at}
          title={momentInWords(new Date(entry.at))}
          className="numbers row-start-1 text-xs whitespace-nowrap text-ink-soft max-sm:col-start-2! sm:col-[1/2]! sm:text-sm"
        >
          {minute}
        </time>
        <p className="wrap-anywhere text-xs text-ink-soft empty:hidden sm:text-sm">
          {!isQuiet && facts.join(' · ')}
          {reason && (
            <span className="font-serif text-sm text-ink max-sm:block sm:before:content-['_·_']">
              {t('“{words}”', { words: reason })}
            </span>
          )}
        </p>
        {about && (
          <Link to={decidedPath(about)} className={buttonClass('link', '-my-2 justify-self-start text-sm')}>
            {t('See the case')}
          </Link>
        )}
        {entry.changes && <AuditChanges changes={entry.changes} />}
        <Earlier entries={earlier.slice(within)} />
      </div>
    </li>
  )
}

/** Times that are told at once; of more, the others when they are asked for. */
const mostTimes = 3

/** When the same was done before, each minute once. */
function Earlier({ entries }: { entries: readonly AuditEntry[] }) {
  const [isWhole, setWhole] = useState(false)
  const minutes = [...Map.groupBy(entries, ({ at }) => clock(new Date(at)))]
  const shown = isWhole || minutes.length <= mostTimes + 1 ? minutes : minutes.slice(0, mostTimes)
  const hidden = minutes.slice(shown.length).flatMap(([, within]) => within)
  if (entries.length === 0) return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-1.5 text-xs text-ink-soft">
      {t('Also at||before times of day')}
      {shown.map(([minute, [entry, ...others]]) => (
        <time
          key={minute}
          dateTime={entry?.at}
          title={entry && momentInWords(new Date(entry.at))}
          className="numbers"
        >
          {others.length > 0
            ? t('{time} ({count, plural, one {# time} other {# times}})', {
                time: minute,
                count: others.length + 1,
              })
            : minute}
        </time>
      ))}
      {hidden.length > 0 && (
        <Button look="link" className="-my-2.5 text-xs" onClick={() => setWhole(true)}>
          {t('and {count, plural, one {# more time} other {# more times}}', { count: hidden.length })}
        </Button>
      )}
    </p>
  )
}
