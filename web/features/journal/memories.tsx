import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Ellipsis, Sprout } from 'lucide-react'
import { Link } from 'react-router'
import type * as z from 'zod/mini'
import type { journalSettings } from '../../../contract/journal.ts'
import { t } from '../../../contract/t.ts'
import { call, loadFailure } from '../../lib/api.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { notifyFailure } from '../../ui/toasts/notify-failure.ts'
import { useWide } from '../../ui/use-wide.ts'
import { longDay } from './day-words.ts'
import { piecesOf } from './excerpt.ts'
import { FoundWords } from './found-words.tsx'
import { PrivatePicture } from './private-picture.tsx'
import { onThisDay } from './queries.ts'

type Choice = z.infer<typeof journalSettings>['on_this_day']

type MemoriesProps = {
  /** On a phone there are two places: above the list for what was found, below it for all else. */
  onlyFound?: boolean | undefined
}

/** Entries of this day in earlier years, and of a month ago. Nothing is shown until the member wants it. */
export function Memories({ onlyFound }: MemoriesProps) {
  const today = useToday()
  const client = useQueryClient()
  const isWide = useWide()
  const { data } = useQuery(onThisDay(today))
  const choosing = useMutation({
    mutationFn: (on_this_day: Choice) => call('PATCH /journal/settings', { body: { on_this_day } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['journal', 'on-this-day'] }),
    onError: (error) => notifyFailure(t('Your choice could not be saved.'), error, loadFailure),
  })
  const choose = (choice: Choice) => choosing.mutate(choice)
  if (!data || (onlyFound !== undefined && onlyFound !== data.entries.length > 0)) return null
  return (
    <section
      aria-labelledby="on-this-day"
      className="relative grid gap-2 overflow-hidden rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <header className="flex items-center justify-between gap-2">
        <h2 id="on-this-day" className="flex items-center gap-2 text-lg">
          <Sprout className="size-5 text-accent" aria-hidden="true" />
          {t('On this day')}
        </h2>
        {data.on_this_day !== 'off' && <Choices chosen={data.on_this_day} onChoose={choose} />}
      </header>
      {data.on_this_day === 'off' ? (
        <Invitation isPending={choosing.isPending} onChoose={choose} />
      ) : data.entries.length === 0 ? (
        <p className="font-serif text-ink-soft">{t('No earlier page falls on today.')}</p>
      ) : (
        <ul className="grid gap-3">
          {data.entries.map((entry) => (
            <li key={entry.id}>
              <Link
                to={`/journal/${entry.id}`}
                // Beside the list a picture stands over its words, above the list beside them.
                className="group grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 md:grid-cols-[minmax(0,1fr)]"
              >
                <span className="col-span-full mb-0.5 text-xs text-ink-soft first-letter:uppercase">
                  {longDay(entry.date)}
                </span>
                <span className="grid gap-0.5">
                  {entry.title.trim() && (
                    <span className="line-clamp-2 font-serif wrap-anywhere group-hover:underline">
                      {entry.title}
                    </span>
                  )}
                  {entry.excerpt && (
                    <span
                      className={cx(
                        'line-clamp-2 font-serif text-sm leading-normal wrap-anywhere whitespace-pre-line',
                        entry.title.trim() ? 'text-ink-soft' : 'group-hover:underline',
                      )}
                    >
                      <FoundWords of={piecesOf(entry)} />
                    </span>
                  )}
                </span>
                {entry.images[0] && (
                  <PrivatePicture
                    image={entry.images[0]}
                    alt=""
                    shownWidth={isWide ? 224 : 80}
                    isSquare
                    className="w-20 rounded-md md:-order-1 md:mb-2.5 md:h-36 md:w-full"
                  />
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type InvitationProps = { isPending: boolean; onChoose: (choice: Choice) => void }

const Invitation = ({ isPending, onChoose }: InvitationProps) => (
  <>
    <p className="text-sm text-ink-soft">
      {t(
        'Pages from this day a month and some years ago can be shown here. Not every memory is welcome, so you choose.',
      )}
    </p>
    <div className="flex flex-wrap gap-x-4">
      <Button look="link" className="text-sm" disabled={isPending} onClick={() => onChoose('pleasant')}>
        {t('Of days that felt good')}
      </Button>
      <Button look="link" className="text-sm" disabled={isPending} onClick={() => onChoose('all')}>
        {t('Of all days')}
      </Button>
    </div>
  </>
)

const Choices = ({ chosen, onChoose }: { chosen: Choice; onChoose: (choice: Choice) => void }) => (
  <Menu
    trigger={
      <IconButton label={t('What is shown on this day')} className="-me-2">
        <Ellipsis />
      </IconButton>
    }
  >
    {chosen !== 'pleasant' && (
      <MenuItem onClick={() => onChoose('pleasant')}>{t('Only days that felt good')}</MenuItem>
    )}
    {chosen !== 'all' && <MenuItem onClick={() => onChoose('all')}>{t('All days')}</MenuItem>}
    <MenuItem onClick={() => onChoose('off')}>{t('Show nothing')}</MenuItem>
  </Menu>
)
