import * as z from 'zod/mini'
import * as affirmation from './affirmation.ts'
import * as auth from './auth.ts'
import * as events from './events.ts'
import * as health from './health.ts'
import { lengths } from './limits.ts'
import * as mood from './mood.ts'
import * as planner from './planner.ts'
import * as profile from './profile.ts'
import { admin, anyone, member, rows } from './row.ts'
import * as themes from './themes.ts'
import { done } from './values.ts'

/**
 * Every call of the product. A key is the specification's name of the call; the server mounts it under
 * `/api`, the web's client, the OpenAPI document and the access test read the same rows.
 */
export const api = rows({
  // Accounts
  'POST /auth/register': anyone({
    summary: 'Create an account and sign in',
    body: auth.registration,
    response: auth.session,
  }),
  'POST /auth/login': anyone({ summary: 'Sign in', body: auth.credentials, response: auth.session }),
  'POST /auth/logout': member({ summary: 'Sign out: the token of this call dies', response: done }),
  'POST /auth/forgot-password': anyone({
    summary: 'Ask for a letter with a reset link; the answer never tells whether the account exists',
    body: auth.forgottenPassword,
    response: done,
  }),
  'POST /auth/reset-password': anyone({
    summary: 'Set a new password with the token of a letter, and sign in',
    body: auth.passwordReset,
    response: auth.session,
  }),

  // Weekly themes
  'GET /themes/current': member({ summary: "This week's theme and its content", response: themes.theme }),
  'GET /weekly-theme/current': member({
    summary: "This week's content in the older naming",
    response: themes.weeklyTheme,
  }),
  'GET /themes/library': member({
    summary: 'The library of themes, or a search in it',
    query: themes.librarySearch,
    response: z.array(themes.theme),
  }),
  'GET /themes': member({
    summary: 'The same list',
    query: themes.themeSearch,
    response: z.array(themes.theme),
  }),
  'GET /themes/override/status': member({
    summary: 'Whether the member chose a theme of their own for this week',
    response: themes.overrideStatus,
  }),
  'POST /themes/override': member({
    summary: 'Choose a theme for this week; five changes a week',
    body: themes.newOverride,
    response: themes.theme,
  }),
  'DELETE /themes/override': member({ summary: 'Go back to the default theme of this week', response: done }),
  'GET /themes/schedule': admin({
    summary: 'Which theme is set for which week',
    response: z.array(themes.scheduleEntry),
  }),
  'POST /themes/schedule': admin({
    summary: 'Set the theme of a week, or replace it',
    body: themes.scheduleEntry,
    response: themes.scheduleEntry,
  }),

  // Affirmation
  'POST /ai/affirmation': member({
    summary: "The member's affirmation of today",
    body: affirmation.affirmationWish,
    response: affirmation.affirmation,
  }),

  // Profile
  'PATCH /user/location': member({
    summary: 'Store where the member is, to about a kilometre, or that they were asked',
    body: profile.locationChange,
    response: profile.user,
  }),
  'POST /user/infer-location-from-timezone': member({
    summary: 'Store the city that a time zone suggests',
    query: profile.zoneQuery,
    response: profile.inferredLocation,
  }),

  // Events
  'GET /global-events': member({
    summary: 'Events in a range, or each at its next occurrence',
    query: events.eventSearch,
    response: z.array(events.globalEvent),
  }),
  'GET /global-events/{id}': member({
    summary: 'One event, at its next occurrence',
    params: events.eventId,
    response: events.globalEvent,
  }),
  'POST /global-events': admin({
    summary: 'Create an event',
    body: events.newEvent,
    response: events.globalEvent,
  }),
  'PATCH /global-events/{id}': admin({
    summary: 'Change an event, or only some fields of it',
    params: events.eventId,
    body: events.eventChange,
    response: events.globalEvent,
  }),
  'DELETE /global-events/{id}': admin({ summary: 'Delete an event', params: events.eventId, response: done }),
  'POST /global-events/{id}/rsvp': member({
    summary: 'Say whether one comes',
    params: events.eventId,
    body: events.rsvp,
    response: events.myRsvp,
  }),
  'GET /global-events/{id}/rsvps': admin({
    summary: 'How many come',
    params: events.eventId,
    response: events.rsvpSummary,
  }),
  'GET /my-rsvps': member({ summary: "The member's own RSVPs", response: z.array(events.myRsvp) }),

  // Planner
  'GET /daily-notes': member({
    summary: 'Which days have items, and how many',
    query: planner.dayRange,
    response: z.array(planner.dayCount),
  }),
  'GET /daily-notes/{date}': member({
    summary: 'The list of a day',
    params: planner.planDay,
    response: planner.dailyNotes,
  }),
  'POST /daily-notes': member({
    summary: 'Replace the list of a day',
    body: planner.newDailyNotes,
    response: planner.dailyNotes,
    bodyLimit: lengths.listBody,
  }),
  'GET /goals/{weekStartDate}': member({
    summary: 'Goals and reminders of a week',
    params: planner.planWeek,
    response: planner.goals,
  }),
  'POST /goals': member({
    summary: 'Replace the goals and reminders of a week',
    body: planner.newGoals,
    response: planner.goals,
    bodyLimit: lengths.listBody,
  }),
  'GET /planner/reminders': member({
    summary: 'Items of the planner that want to be reminded of',
    query: planner.dayRange,
    response: z.array(planner.plannerReminder),
  }),

  'DELETE /user/location': member({
    summary: 'Forget where the member is',
    response: profile.user,
  }),
  'PATCH /user/profile': member({
    summary: 'Change the name',
    body: profile.nameChange,
    response: profile.user,
  }),
  'POST /user/password': member({
    summary: 'Change the password; every other session ends',
    body: profile.passwordChange,
    response: done,
  }),
  'GET /user/sessions': member({
    summary: 'Where the member is signed in, last used first',
    response: z.array(profile.ownSession),
  }),
  'DELETE /user/sessions/{id}': member({
    summary: 'Sign out one session',
    params: profile.sessionId,
    response: done,
  }),
  'POST /user/delete': member({
    summary: 'Delete the account and all that is its own',
    body: profile.accountDeletion,
    response: done,
  }),
  'GET /user/health-access': member({
    summary: "Who viewed the member's health data, newest first",
    response: z.array(profile.healthAccess),
  }),

  // Health
  'GET /health': member({
    summary: "The member's own health entries, newest first",
    query: health.healthRange,
    response: z.array(health.healthEntry),
  }),
  'POST /health': member({
    summary: 'Replace the entry of a day',
    body: health.newHealthEntry,
    response: health.healthEntry,
  }),
  'PATCH /user/health-goals': member({
    summary: 'Set the daily goals',
    body: health.newHealthGoals,
    response: profile.user,
  }),

  // Mood
  'GET /mood/history': member({
    summary: "The member's own moods, newest first",
    query: mood.moodRange,
    response: z.array(mood.moodEntry),
  }),
  'POST /mood': member({ summary: 'Save a mood', body: mood.newMood, response: mood.moodEntry }),
})

export type Api = typeof api
