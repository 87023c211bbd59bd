import type { Tables } from '../../tables.ts'
import type { Part } from './part.ts'
import { activity } from './parts/activity.ts'
import { banner } from './parts/banner.ts'
import { community } from './parts/community.ts'
import { events } from './parts/events.ts'
import { goals } from './parts/goals.ts'
import { health } from './parts/health.ts'
import { journal } from './parts/journal.ts'
import { moods } from './parts/moods.ts'
import { planner } from './parts/planner.ts'
import { practice } from './parts/practice.ts'
import { profile } from './parts/profile.ts'
import { themes } from './parts/themes.ts'

/** Everything that is exported, in the order in which it is written. */
export const parts: readonly Part[] = [
  profile,
  moods,
  health,
  planner,
  goals,
  journal,
  practice,
  events,
  community,
  banner,
  themes,
  activity,
]

/** The tables with members in them of which nothing is exported, each with its reason. */
export const notExported = {
  admin_news: 'It holds what an administrator wants to be told of, and when that was last.',
  password_resets: 'It holds the hash of a secret, which opens the account.',
  recovery_codes: 'It holds the hashes of secrets, each of which opens the account once.',
  challenges: 'It holds for five minutes what a sign-in was begun with.',
  sign_in_alarms: 'It holds the hashes of links that end every session.',
  factor_removals: 'It says for three days which second factors will go, which the profile shows.',
  held_emails: 'It counts for hours what one email will tell of.',
  event_cancellations: 'It holds for thirty days what was cancelled of the community’s events.',
  cases: 'It says what is to be looked at, of what is exported.',
  case_notes: 'It holds what administrators wrote for each other.',
  download_tickets: 'It holds the hashes of links to these exports.',
  first_admin: 'It holds the hash of a password that the product made up.',
  member_usage: 'It estimates how much is stored, which follows from what is exported.',
  deletions: 'It proves that an account was deleted, and so has no row of an account that is there.',
  recent_writes: 'It says for a day at most when something was last saved.',
  invitations: 'It holds links of the administrators for others; making one is in the audit log.',
  invited_members: 'It says by which link of the administrators the account was made.',
  feeds: 'It holds the hashes of secret addresses, which read a calendar.',
  health_changes: 'It holds numbers of changes, so that none is made twice; what they changed is exported.',
  repeat_versions: 'It counts changes of repeating items, which are exported.',
  place_notices: 'It holds for thirty days of which places their member was told.',
  import_rows: 'It holds for thirty days what stood before an import, so that it can be undone.',
  imported_items: 'It says which items of the planner, which are exported, a calendar last held.',
  notices: 'It holds for two days what was told, which follows from what is exported.',
  notice_tickets: 'It holds the hashes of secrets, each of which answers one notification.',
  notice_letters: 'It says for two days when an email of reminders was sent.',
  letter_tickets: 'It holds the hashes of links that stop letters.',
  notices_to_plan: 'It holds for a moment who is saving something.',
  push_deliveries: 'It holds what is on its way to a device.',
  theme_changes: 'It counts choices of themes, which are exported.',
} as const satisfies Partial<Record<keyof Tables, string>>
