import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { type ErasableKind, erasableKinds } from '../../../contract/counted-things.ts'
import { t, translate } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { Bookshelf } from '../../ui/scenes/bookshelf.tsx'
import { Bowl } from '../../ui/scenes/bowl.tsx'
import { OpenDay } from '../../ui/scenes/open-day.tsx'
import { Table } from '../../ui/scenes/table.tsx'
import { Waterside } from '../../ui/scenes/waterside.tsx'
import { Loaded } from '../../ui/states/loaded.tsx'
import { NotLoaded } from '../../ui/states/not-loaded.tsx'
import { MoodFace } from '../mood/mood-face.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { ownRecords } from './queries.ts'
import { alsoKeptInWords, inOneLine, kindWords, linesOfKind } from './record-words.ts'

/** What stands for each kind. */
const pictures: Record<ErasableKind, ComponentType> = {
  moods: () => <MoodFace mood="calm" className="mx-14 my-4 size-32" />,
  health: Waterside,
  journal: Bookshelf,
  practice: Bowl,
  planner: OpenDay,
  community: Table,
}

/** How much the member has stored of each kind, as a list or a shelf. */
export function OwnRecords() {
  const records = useQuery(ownRecords)
  return (
    <Loaded query={records} failed={<NotLoaded query={records}>{t('This could not be loaded.')}</NotLoaded>}>
      {(own) => (
        <>
          <dl className="lit-scenes @lg:grid @lg:grid-cols-2 @lg:gap-px @lg:overflow-clip @lg:bg-line @3xl:grid-cols-3">
            {erasableKinds.map((kind) => (
              <Kept key={kind} kind={kind} lines={linesOfKind(own, kind)} />
            ))}
          </dl>
          <p className="mt-4 measure text-sm text-ink-soft">
            {t('Also kept: {things}. These go with your account.', { things: alsoKeptInWords(own.counts) })}
          </p>
        </>
      )}
    </Loaded>
  )
}

/** The way to delete one of the kinds of which there is something. While that is not known, there is nothing to choose from. */
export function EraseOneKind() {
  const { data } = useQuery(ownRecords)
  const [asked, setAsked] = useState<{ kind: ErasableKind; words: string }>()
  const there = erasableKinds
    .map((kind) => ({ kind, words: data ? inOneLine(linesOfKind(data, kind)) : '' }))
    .filter(({ words }) => words !== '')
  return (
    <>
      {data && (
        <section className="grid justify-items-start gap-4 border-t border-line pt-6">
          <p className="measure text-sm text-ink-soft">
            {t('You can delete one kind for good and keep the rest. A receipt says what was deleted.')}
          </p>
          {there.length > 0 && (
            <Menu
              align="start"
              trigger={
                <Button look="quiet" className="text-danger! hover:border-danger! hover:bg-danger-soft!">
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
        </section>
      )}
      {/* Its receipt stays, whatever becomes of the counts. */}
      {asked && <EraseDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

/** A count in words, its number as large as it is read first where it begins with it. */
function Count({ words, isFirst }: { words: string; isFirst: boolean }) {
  const [, number, things] = /^([\d.,\s]*\d)\s(.*)$/.exec(words) ?? []
  if (number === undefined) return <span>{words}</span>
  return (
    <span
      className={cx(
        'flex flex-row-reverse items-baseline justify-between gap-x-4 @lg:block',
        isFirst && '@lg:w-full',
      )}
    >
      <span
        className={cx(
          'shrink-0 font-serif text-xl leading-none text-ink',
          isFirst ? '@lg:mb-1 @lg:block @lg:text-[2rem]' : '@lg:font-sans @lg:text-sm',
        )}
      >
        {number}
      </span>{' '}
      {things}
    </span>
  )
}

/** What there is of one kind: a row with its numbers at the end, or a tile with the first of them large. */
function Kept({ kind, lines }: { kind: ErasableKind; lines: string[] }) {
  const Picture = pictures[kind]
  return (
    <div className="relative grid grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-x-4 border-t border-line py-3 @lg:content-start first:border-t-0 @lg:block @lg:border-0 @lg:bg-surface @lg:px-6 @lg:py-5 @max-3xl:odd:ps-0 @3xl:nth-[3n+1]:ps-0">
      <span
        aria-hidden="true"
        className="pointer-events-none row-span-2 grid @lg:mb-3 @lg:h-26 @lg:items-end @lg:justify-start"
      >
        <span className="grid [zoom:0.27] @lg:[zoom:0.7]">
          <Picture />
        </span>
      </span>
      <dt className="font-medium @lg:text-sm @lg:font-normal @lg:text-ink-soft">
        {translate(kindWords[kind].name)}
      </dt>
      <dd className="numbers grid gap-y-1 text-sm leading-snug text-ink-soft wrap-anywhere hyphens-auto @lg:mt-2 @lg:flex @lg:flex-wrap @lg:gap-x-3 @lg:gap-y-0.5">
        {lines.length > 0
          ? lines.map((words, at) => <Count key={words} words={words} isFirst={at === 0} />)
          : t('Nothing yet')}
      </dd>
    </div>
  )
}
