import { rsvpGiven } from '../../features/events/waiting-rsvps.ts'
import { healthDaySaved, healthFieldsChanged } from '../../features/health/waiting-health.ts'
import { moodChanged, moodDeleted, moodMade } from '../../features/mood/waiting-moods.ts'
import { itemAdded, itemChanged, itemDeleted, itemsMoved } from '../../features/planner/waiting-items.ts'
import { daySaved, goalsSaved, goalTicked } from '../../features/planner/waiting-lists.ts'
import { practiceMade } from '../../features/practice/waiting-practice.ts'
import type { QueuedCalls } from '../../lib/outbox/queued-call.ts'

/** Every call that may wait, with what the outbox has to know of it. */
export const queuedCalls: QueuedCalls = {
  'POST /mood': moodMade,
  'PATCH /mood/{id}': moodChanged,
  'DELETE /mood/{id}': moodDeleted,
  'POST /practice': practiceMade,
  'POST /health': healthDaySaved,
  'PATCH /health/{date}': healthFieldsChanged,
  'POST /daily-notes': daySaved,
  'POST /daily-notes/{date}/items': itemAdded,
  'PATCH /daily-notes/{date}/items/{id}': itemChanged,
  'DELETE /daily-notes/{date}/items/{id}': itemDeleted,
  'POST /daily-notes/{date}/move': itemsMoved,
  'POST /goals': goalsSaved,
  'PATCH /goals/{weekStartDate}': goalTicked,
  'POST /global-events/{id}/rsvp': rsvpGiven,
}
