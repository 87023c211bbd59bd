import {
  type CountedThing,
  countedThings,
  type ErasableKind,
  thingsOfKind,
} from '../../../contract/counted-things.ts'
import type { DeletedCounts, OwnRecords } from '../../../contract/deletion.ts'
import type { ExportKind } from '../../../contract/export.ts'
import { t, translate } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { formatLocale } from '../../lib/locale.ts'

/** The words for each kind that can be deleted by itself. */
export const kindWords = {
  moods: {
    name: texts('Moods'),
    action: texts('Delete my moods'),
    question: texts('Delete all your moods?'),
    also: texts('Your trends and your days of moods will be empty.'),
  },
  health: {
    name: texts('Health'),
    action: texts('Delete my health entries'),
    question: texts('Delete all your health entries?'),
    also: texts('Your daily goals get their default values. Who viewed your entries stays on record.'),
  },
  journal: {
    name: texts('Journal'),
    action: texts('Delete my journal'),
    question: texts('Delete your whole journal?'),
    also: texts('Every entry, those in the bin too, and every private picture.'),
  },
  practice: {
    name: texts('Practice'),
    action: texts('Delete what I practiced'),
    question: texts('Delete all that you practiced?'),
    also: texts('The exercises themselves stay where they are.'),
  },
  planner: {
    name: texts('Planner'),
    action: texts('Delete my planner'),
    question: texts('Delete your whole planner?'),
    also: texts('Every day, every goal, every reminder and what repeats.'),
  },
  community: {
    name: texts('Community'),
    action: texts('Delete what I shared'),
    question: texts('Delete everything you shared?'),
    also: texts('The comments of others below your posts go too.'),
  },
} as const satisfies Record<ErasableKind, object>

/**
 * Where the list of what is kept has each kind that can be taken out: in the row of a kind that can be deleted by itself,
 * as things that are counted, or by its name.
 */
export const placeOfKept = {
  profile: { name: texts('your profile and settings') },
  moods: { row: 'moods' },
  health: { row: 'health' },
  planner: { row: 'planner' },
  goals: { row: 'planner' },
  journal: { row: 'journal' },
  practice: { row: 'practice' },
  events: { things: ['rsvps'] },
  community: { row: 'community' },
  banner: { row: 'community' },
  themes: { things: ['theme_choices', 'affirmations'] },
  activity: {
    things: ['reports', 'content_reports'],
    name: texts('your sign-ins and what was written down about your account'),
  },
} as const satisfies Record<
  ExportKind,
  { row: ErasableKind } | { name?: string; things?: readonly CountedThing[] }
>

/** What is kept beside the kinds that can be deleted by themselves, in words. */
export function alsoKeptInWords(counts: Partial<DeletedCounts>): string {
  const parts = Object.values(placeOfKept).flatMap((place) => [
    ...('things' in place ? countsInLines(counts, place.things) : []),
    ...('name' in place ? [translate(place.name)] : []),
  ])
  return new Intl.ListFormat(formatLocale()).format(parts)
}

/** What there is of some things, each in words: '3 posts', '12 comments'. Empty if there is nothing. */
export const countsInLines = (
  counts: Partial<DeletedCounts>,
  things: readonly CountedThing[] = Object.keys(countedThings) as CountedThing[],
): string[] =>
  things.flatMap((thing) => {
    const count = counts[thing] ?? 0
    return count > 0 ? [translate(countedThings[thing], { count })] : []
  })

/** Counts in words as one line: '3 posts, 12 comments'. Empty if there is nothing. */
export const inOneLine = (lines: readonly string[]): string =>
  new Intl.ListFormat(formatLocale()).format(lines)

/** The counts of what is on the member's pages: an entry in the bin is no longer there. */
export const countsBesideBin = ({ counts, in_bin = 0 }: OwnRecords): Partial<DeletedCounts> => ({
  ...counts,
  journal_entries: (counts.journal_entries ?? 0) - in_bin,
})

/** What there is of one kind, each in words. Entries in the bin are told apart from the others. */
export const linesOfKind = (records: OwnRecords, kind: ErasableKind): string[] => [
  ...countsInLines(countsBesideBin(records), thingsOfKind[kind]),
  ...(kind === 'journal' && records.in_bin
    ? [
        t('{count, plural, one {# entry in the bin} other {# entries in the bin}}', {
          count: records.in_bin,
        }),
      ]
    : []),
]

/** How much there is of all kinds together, and whether this device has a copy, in words. */
export function keptInWords(counts: Partial<DeletedCounts>, hasCopy: boolean): string {
  const count = Object.values(counts).reduce((sum, of) => sum + of, 0)
  if (count === 0) return t('Nothing yet')
  return hasCopy
    ? t('{count, plural, one {# entry} other {# entries}}, with a copy on this device', { count })
    : t('{count, plural, one {# entry} other {# entries}}||of any kind', { count })
}
