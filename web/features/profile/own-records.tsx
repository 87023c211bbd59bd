import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { type ErasableKind, erasableKinds, thingsOfKind } from '../../../contract/deletion.ts'
import { t, translate } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Bookshelf } from '../../ui/scenes/bookshelf.tsx'
import { Bowl } from '../../ui/scenes/bowl.tsx'
import { OpenDay } from '../../ui/scenes/open-day.tsx'
import { Table } from '../../ui/scenes/table.tsx'
import { Waterside } from '../../ui/scenes/waterside.tsx'
import { MoodFace } from '../mood/mood-face.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { ownRecords } from './queries.ts'
import { alsoKeptInWords, countsInLines, countsInWords, kindWords } from './record-words.ts'

/** What stands for each kind. */
const pictures: Record<ErasableKind, ComponentType> = {
  moods: () => <MoodFace mood="calm" className="mx-18 my-8 size-24" />,
  health: Waterside,
  journal: Bookshelf,
  practice: Bowl,
  planner: OpenDay,
  community: Table,
}

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
            lines: countsInLines(counts, thingsOfKind[kind]),
          }))
          const there = kinds.filter(({ words }) => words !== '')
          return (
            <>
              <dl className="grid gap-2">
                {kinds.map(({ kind, lines }) => (
                  <Kept key={kind} kind={kind} lines={lines} />
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
                  {there.map(({ kind, words }) => (
                    <MenuItem key={kind} danger onClick={() => setAsked({ kind, words })}>
                      {translate(kindWords[kind].action)}
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

/** A count in words, its number as large as it is read first where it begins with it. */
function Count({ words }: { words: string }) {
  const [, number, things] = /^([\d.,\s]*\d)\s(.*)$/.exec(words) ?? []
  if (number === undefined) return <span>{words}</span>
  return (
    <span>
      <span className="font-serif text-xl">{number}</span> {things}
    </span>
  )
}

/** What there is of one kind. */
function Kept({ kind, lines }: { kind: ErasableKind; lines: string[] }) {
  const Picture = pictures[kind]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-3 gap-y-1 rounded-md bg-[light-dark(var(--hollow),color-mix(in_oklab,var(--surface),var(--ink)_7%))] py-2.5 ps-4 pe-3">
      <dt className="text-sm text-ink-soft">{translate(kindWords[kind].name)}</dt>
      <dd className="numbers flex flex-wrap items-baseline gap-x-3 text-sm leading-snug wrap-anywhere hyphens-auto">
        {lines.length > 0 ? (
          lines.map((words) => <Count key={words} words={words} />)
        ) : (
          <span className="text-ink-soft">{t('Nothing yet')}</span>
        )}
      </dd>
      <span aria-hidden="true" className="pointer-events-none col-start-2 row-span-2 row-start-1 [zoom:0.34]">
        <Picture />
      </span>
    </div>
  )
}
