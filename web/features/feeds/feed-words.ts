import type { Feed, FeedKind } from '../../../contract/feeds.ts'
import { t, translateData } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { agoInWords } from '../../lib/time/ago.ts'

/** What each kind of feed shows. */
export const feedHint = texts({
  events: 'What you go to or are interested in, with its reminders',
  planner: 'Your own plans, and what repeats',
  community: 'Everything that is on for you to join',
}) satisfies Record<FeedKind, string>

/** How many calendars elsewhere show the member's days, in words. */
export const feedsInWords = (feeds: readonly Feed[]): string =>
  feeds.length === 0
    ? t('None yet||addresses')
    : t('{count, plural, one {# address} other {# addresses}}', { count: feeds.length })

/** When a feed was last read, and by which program. */
export function readInWords({ last_read_at, last_reader }: Feed, now: Date): string {
  if (!last_read_at) return t('Not read yet')
  const program = translateData(last_reader ?? '')
  const ago = agoInWords(new Date(last_read_at), now)
  return ago ? t('Read {ago} by: {program}', { ago, program }) : t('Read just now by: {program}', { program })
}
