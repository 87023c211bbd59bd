import { type ImportKind, ownSource } from '../../../contract/imports.ts'
import { t, translate } from '../../../contract/t.ts'
import { type Text, texts } from '../../../contract/texts.ts'
import type { Kind, SourceName } from './candidate.ts'
import { inNumbers } from './in-numbers.ts'

/** What each source is called. */
const sourceNames = texts({
  [ownSource]: 'A-genda',
  'apple-health': 'Apple Health',
  csv: 'A table (CSV)',
  daylio: 'Daylio',
  'daylio-csv': 'Daylio (CSV)',
  'day-one': 'Day One',
  ics: 'A calendar (ICS)',
}) satisfies Record<SourceName, Text>

/** The name of a source, also of one that a later version knows. */
export function sourceName(source: string): string {
  const name = (sourceNames as Readonly<Record<string, Text>>)[source]
  return name === undefined ? source : translate(name)
}

/** What can be brought in, and where one finds it in its app. */
export const waysOut = texts([
  {
    name: 'Daylio',
    gives: 'moods, notes, photos',
    where:
      'In Daylio: More › Backup & Restore › Advanced options › Export. The .daylio file holds everything; the CSV has no photos.',
  },
  {
    name: 'Day One',
    gives: 'entries with their photos',
    where: 'In Day One: Settings › Import/Export › Export › JSON. Choose the ZIP file as it is.',
  },
  {
    name: 'Apple Health',
    gives: 'steps, sleep, water, weight and more',
    where:
      'In Health on your iPhone: your picture at the top right › Export All Health Data. Choose the ZIP file, however large it is.',
  },
  {
    name: 'A table (CSV)',
    gives: 'whatever its columns hold',
    where:
      'From Google Fit, Fitbit, Garmin, Oura or Samsung Health, or a table of your own. You say what each column means.',
  },
  {
    name: 'A calendar (ICS)',
    gives: 'items for your planner',
    where:
      'In Google Calendar: Settings › Import & export › Export, and unpack the ZIP. In Calendar on a Mac: File › Export. From a month ago to a year ahead.',
  },
  {
    name: 'A-genda',
    gives: 'everything you took out',
    where:
      'The ZIP file that you downloaded from your profile, of this community or another. What others saw, such as your posts, comes back as entries of your journal.',
  },
])

/** What each kind is called, with its unit. Of our own export the planner comes in days, of a calendar in items. */
const kindNames = texts({
  settings: 'Settings',
  mood: 'Check-ins',
  health: 'Days of health',
  plan: 'Days of the planner',
  planner: 'Items of the planner',
  'repeating-item': 'Repeating items',
  goals: 'Weeks of goals',
  journal: 'Entries of the journal',
  post: 'Posts, as entries of the journal',
}) satisfies Record<Kind | ImportKind, string>

/** What a kind is called in a file of a source. */
export const kindName = (kind: Kind | ImportKind, source: string): string =>
  translate(kindNames[kind === 'plan' && source !== ownSource ? 'planner' : kind])

/** What the pictures of a file are called. */
export const picturesName = (withPosts: boolean): string =>
  withPosts ? t('Pictures, those of posts too') : t('Pictures')

/** How many things of a kind an import made or changed. */
const kindCounts: Readonly<Record<string, Text>> = texts({
  settings: 'settings',
  mood: '{count, plural, one {{count, number} check-in} other {{count, number} check-ins}}',
  health: '{count, plural, one {{count, number} day of health} other {{count, number} days of health}}',
  plan: '{count, plural, one {{count, number} item of the planner} other {{count, number} items of the planner}}',
  'repeating-item':
    '{count, plural, one {{count, number} repeating item} other {{count, number} repeating items}}',
  goals: '{count, plural, one {{count, number} week of goals} other {{count, number} weeks of goals}}',
  journal:
    '{count, plural, one {{count, number} entry of the journal} other {{count, number} entries of the journal}}',
})

/** Some things of a kind that an import brought, in words. */
export function countInWords(kind: string, count: number): string {
  const words = kindCounts[kind]
  return words === undefined ? inNumbers(count) : translate(words, { count })
}
