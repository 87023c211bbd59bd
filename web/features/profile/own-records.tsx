import { useQuery } from '@tanstack/react-query'
import { CalendarDays, ChevronDown, HeartPulse, NotebookPen, Palette, Smile, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { type ErasableKind, erasableKinds, thingsOfKind } from '../../../contract/deletion.ts'
import { t, translate } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { ownRecords } from './queries.ts'
import { alsoKeptInWords, countsInWords, kindWords } from './record-words.ts'

const icons = {
  moods: Smile,
  health: HeartPulse,
  journal: NotebookPen,
  practice: Palette,
  planner: CalendarDays,
  community: UsersRound,
} satisfies Record<ErasableKind, unknown>

/** How much the member has stored of each kind, as a shelf, and the way to delete one of them. */
export function OwnRecords() {
  const records = useQuery(ownRecords)
  const [asked, setAsked] = useState<{ kind: ErasableKind; words: string }>()
  return (
    <>
      <Loaded
        query={records}
        failed={<NotLoaded query={records}>{t('This could not be loaded.')}</NotLoaded>}
      >
        {({ counts }) => {
          const kinds = erasableKinds.map((kind) => ({
            kind,
            words: countsInWords(counts, thingsOfKind[kind]),
          }))
          const there = kinds.filter(({ words }) => words !== '')
          return (
            <>
              <dl className="grid grid-cols-2 gap-2 max-[20rem]:grid-cols-1">
                {kinds.map(({ kind, words }) => (
                  <Kept key={kind} kind={kind} words={words} />
                ))}
              </dl>
              <p className="mt-4 measure text-sm text-ink-soft">
                {t('Also kept: {things}. These go with your account.', { things: alsoKeptInWords(counts) })}
              </p>
              <p className="mt-2 measure text-sm text-ink-soft">
                {t('You can delete one kind for good and keep the rest. A receipt says what was deleted.')}
              </p>
              {there.length > 0 && (
                <Menu
                  align="start"
                  trigger={
                    <Button look="quiet" className="mt-4">
                      {t('Delete one kind')}
                      <ChevronDown className="size-4" aria-hidden="true" />
                    </Button>
                  }
                >
                  {there.map((one) => (
                    <MenuItem key={one.kind} danger onClick={() => setAsked(one)}>
                      {translate(kindWords[one.kind].action)}
                    </MenuItem>
                  ))}
                </Menu>
              )}
            </>
          )
        }}
      </Loaded>
      {asked && <EraseDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

/** What there is of one kind. */
function Kept({ kind, words }: { kind: ErasableKind; words: string }) {
  const Icon = icons[kind]
  return (
    <div className="grid content-start gap-y-1 rounded-md bg-hollow p-3">
      <dt className="flex items-center gap-2 text-sm text-ink-soft">
        <Icon aria-hidden="true" className="size-4.5 shrink-0 text-accent" />
        {translate(kindWords[kind].name)}
      </dt>
      <dd className="numbers text-sm leading-snug wrap-anywhere hyphens-auto">
        {words || <span className="text-ink-soft">{t('Nothing yet')}</span>}
      </dd>
    </div>
  )
}
