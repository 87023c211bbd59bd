import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ImportInfo } from '../../../contract/imports.ts'
import { t } from '../../../contract/t.ts'
import { formatLocale } from '../../lib/locale.ts'
import { momentInWords } from '../../lib/time/clock.ts'
import { dayOf } from '../../lib/time/days.ts'
import { useNow } from '../../lib/time/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { NotLoaded } from '../../ui/states/not-loaded.tsx'
import { dayInFull } from './in-numbers.ts'
import { isOpen, ownImports } from './queries.ts'
import { countInWords, sourceName } from './source-words.ts'
import type { Undo } from './use-undo.ts'

function stateInWords(info: ImportInfo): string {
  if (info.left_to_undo > 0) return t('Not wholly undone yet.')
  if (info.undone_at)
    return t('Undone on {time}.', { time: momentInWords(new Date(info.undone_at), 'medium') })
  if (isOpen(info)) return t('Not finished. Choose the same file again, and it goes on where it was.')
  const counts = Object.entries(info.counts).map(([kind, { new: fresh, changed }]) =>
    countInWords(kind, fresh + changed),
  )
  return counts.length > 0 ? new Intl.ListFormat(formatLocale()).format(counts) : t('Nothing in it was new.')
}

function PastImport({ info, undo, now }: { info: ImportInfo; undo: Undo; now: number }) {
  const { id, file_name, source, begun_at, undo_until } = info
  const isEmpty = !isOpen(info) && Object.keys(info.counts).length === 0
  const canUndo =
    Date.parse(undo_until) > now && !isEmpty && (info.undone_at === null || info.left_to_undo > 0)
  const row = useRef<HTMLLIElement>(null)
  const isUndone = !canUndo && undo.told?.id === id
  // Its button goes with what it undid, and says here what came of it.
  useEffect(() => {
    if (isUndone && document.activeElement === document.body) row.current?.focus({ preventScroll: true })
  }, [isUndone])
  return (
    <li
      ref={row}
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-t border-line py-4 first:border-t-0 first:pt-0"
    >
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{file_name}</p>
        <p className="text-sm text-ink-soft">
          {t('{source}, {time}', {
            source: sourceName(source),
            time: momentInWords(new Date(begun_at), 'medium'),
          })}
        </p>
        <p className="mt-1 text-sm">{undo.told?.id === id ? undo.told.text : stateInWords(info)}</p>
        {canUndo && (
          <p className="text-xs text-ink-soft">
            {t('Can be undone until {day}.', { day: dayInFull(dayOf(new Date(undo_until))) })}
          </p>
        )}
      </div>
      {canUndo && (
        <Button
          look="link"
          className="-my-2.5 text-sm"
          pending={undo.running === id}
          disabled={undo.isRunning}
          aria-label={t('Undo: {name}', { name: file_name })}
          onClick={() => void undo.ask(info)}
        >
          {info.undone_at ? t('Go on undoing') : t('Undo')}
        </Button>
      )}
    </li>
  )
}

/** What was brought in before, each with its way back for thirty days; nothing as long as there is none. */
export function PastImports({ undo }: { undo: Undo }) {
  const past = useQuery(ownImports)
  const now = useNow()
  // It is the last of its page, so that nothing is moved when it comes.
  if (past.isPending || past.data?.length === 0) return null
  return (
    <Card title={t('Brought in before')}>
      {past.data ? (
        <ul>
          {past.data.map((info) => (
            <PastImport key={info.id} info={info} undo={undo} now={now} />
          ))}
        </ul>
      ) : (
        <NotLoaded query={past}>{t('What you brought in could not be loaded.')}</NotLoaded>
      )}
    </Card>
  )
}
