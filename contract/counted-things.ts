import { texts } from './texts.ts'

/**
 * Everything that is counted when it is deleted, in words. `{count}` is how many there were. A receipt and a letter list
 * these in this order.
 */
export const countedThings = texts({
  moods: '{count, plural, one {# check-in} other {# check-ins}}',
  health_entries: '{count, plural, one {# health entry} other {# health entries}}',
  journal_entries: '{count, plural, one {# entry of the journal} other {# entries of the journal}}',
  journal_pictures: '{count, plural, one {# private picture} other {# private pictures}}',
  practice: '{count, plural, one {# practice} other {# practices}}',
  planner_days: '{count, plural, one {# day of the planner} other {# days of the planner}}',
  goal_weeks: '{count, plural, one {# week of goals} other {# weeks of goals}}',
  repeating_items: '{count, plural, one {# repeating item} other {# repeating items}}',
  posts: '{count, plural, one {# post} other {# posts}}',
  comments: '{count, plural, one {# comment} other {# comments}}',
  likes: '{count, plural, one {# like} other {# likes}}',
  banners: '{count, plural, one {# banner} other {# banners}}',
  reports: '{count, plural, one {# report of a banner} other {# reports of banners}}',
  content_reports:
    '{count, plural, one {# report of what others wrote} other {# reports of what others wrote}}',
  rsvps: '{count, plural, one {# answer to an event} other {# answers to events}}',
  theme_choices: '{count, plural, one {# chosen theme} other {# chosen themes}}',
  affirmations: '{count, plural, one {# affirmation} other {# affirmations}}',
})
export type CountedThing = keyof typeof countedThings

/** What a member can delete by itself, and keep the account. */
export const erasableKinds = ['moods', 'health', 'journal', 'practice', 'planner', 'community'] as const
export type ErasableKind = (typeof erasableKinds)[number]

/** What each kind consists of. */
export const thingsOfKind: Record<ErasableKind, readonly CountedThing[]> = {
  moods: ['moods'],
  health: ['health_entries'],
  journal: ['journal_entries', 'journal_pictures'],
  practice: ['practice'],
  planner: ['planner_days', 'goal_weeks', 'repeating_items'],
  community: ['posts', 'comments', 'likes', 'banners'],
}
