import { countedThings } from '../../../contract/counted-things.ts'
import { t, translate } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { draftNames, isUntouched } from '../../lib/drafts/drafts.ts'
import { formatLocale } from '../../lib/locale.ts'
import type { WaitingCall } from '../../lib/outbox/change.ts'
import { isAnyStored, readSlips } from '../../lib/outbox/slips.ts'
import { openStore } from '../../lib/outbox/store.ts'

const things = {
  ...texts({
    health: '{count, plural, one {# change of your health data} other {# changes of your health data}}',
    planner: '{count, plural, one {# change of the planner} other {# changes of the planner}}',
    imports: '{count, plural, one {# file to bring in} other {# files to bring in}}',
    forms: '{count, plural, one {# form} other {# forms}}',
  }),
  moods: countedThings.moods,
  journal: countedThings.journal_entries,
  practice: countedThings.practice,
  events: countedThings.rsvps,
  posts: countedThings.posts,
  comments: countedThings.comments,
  banner: countedThings.banners,
}
type Thing = keyof typeof things

const ofCall: Record<WaitingCall, Thing> = {
  'POST /mood': 'moods',
  'PATCH /mood/{id}': 'moods',
  'DELETE /mood/{id}': 'moods',
  'POST /health': 'health',
  'PATCH /health/{date}': 'health',
  'POST /daily-notes': 'planner',
  'POST /daily-notes/{date}/items': 'planner',
  'PATCH /daily-notes/{date}/items/{id}': 'planner',
  'DELETE /daily-notes/{date}/items/{id}': 'planner',
  'POST /daily-notes/{date}/move': 'planner',
  'POST /goals': 'planner',
  'PATCH /goals/{weekStartDate}': 'planner',
  'POST /global-events/{id}/rsvp': 'events',
  'POST /practice': 'practice',
}

/** By what a draft's name is up to its colon. What the back office types are forms. */
const ofDraft: Readonly<Record<string, Thing>> = {
  mood: 'moods',
  'mood-word': 'moods',
  health: 'health',
  day: 'planner',
  week: 'planner',
  line: 'planner',
  journal: 'journal',
  post: 'posts',
  comment: 'comments',
  banner: 'banner',
  import: 'imports',
}

/** The calls that wait in the outbox, whether they have reached its database or not. */
async function waitingCalls(memberId: string): Promise<WaitingCall[]> {
  const changes = new Map(readSlips(memberId).map(({ id, name }) => [id, name]))
  // Opening a database that is not there would make it.
  if (await isAnyStored(memberId)) {
    const store = await openStore(memberId)
    for (const { id, name } of await store.all()) changes.set(id, name)
    store.close()
  }
  return [...changes.values()]
}

/**
 * What of a member waits on this device or was typed and not saved, in a sentence: how many changes, and of what.
 * Undefined if nothing of it can be read.
 */
export async function unsavedInWords(memberId: string): Promise<string | undefined> {
  const calls = await waitingCalls(memberId)
  const lost = [
    ...calls.map((name) => ofCall[name] ?? 'forms'),
    ...draftNames('', memberId)
      .filter((name) => !isUntouched(name, memberId))
      .map((name) => ofDraft[name.split(':')[0] ?? ''] ?? 'forms'),
  ]
  if (lost.length === 0) return undefined
  const parts = [...Map.groupBy(lost, (thing) => thing)].map(([thing, of]) =>
    translate(things[thing], { count: of.length }),
  )
  return t(
    '{count, plural, one {# change is} other {# changes are}} not saved yet and would be lost: {things}.',
    {
      count: lost.length,
      things: new Intl.ListFormat(formatLocale()).format(parts),
    },
  )
}
