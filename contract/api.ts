import * as z from 'zod/mini'
import * as affirmation from './affirmation.ts'
import * as auth from './auth.ts'
import { backOfficeCalls } from './back-office-calls.ts'
import { curationCalls } from './curation-calls.ts'
import { dataCalls } from './data-calls.ts'
import * as deletion from './deletion.ts'
import * as demo from './demo.ts'
import * as events from './events.ts'
import { feedCalls } from './feeds.ts'
import { invitationCalls } from './invitations.ts'
import { journalCalls } from './journal-calls.ts'
import { moderationCalls } from './moderation-calls.ts'
import { noticeCalls } from './notice-calls.ts'
import { oidcCalls } from './oidc.ts'
import * as profile from './profile.ts'
import * as quota from './quota.ts'
import { records } from './records.ts'
import { anyone, member, rows } from './row.ts'
import * as rsvps from './rsvps.ts'
import { secondFactorCalls } from './second-factor-calls.ts'
import { sharing } from './sharing.ts'
import * as schedule from './theme-schedule.ts'
import * as themes from './themes.ts'
import { done } from './values.ts'

/**
 * Every call of the product. A key is the specification's name of the call. The server mounts it under `/api`. The web's
 * client, the OpenAPI document and the access test read the same rows.
 *
 * Every group that is spread at the end is in a file of its own, which is imported above.
 */
export const api = rows({
  // Accounts
  'POST /auth/register': anyone({
    summary: 'Create an account and sign in',
    body: auth.registration,
    response: auth.session,
  }),
  'POST /auth/login': anyone({
    summary: 'Sign in',
    body: auth.credentials,
    response: auth.session,
    whileFull: true,
  }),
  'POST /auth/logout': member({
    summary: 'Sign out: the token of this call dies',
    response: done,
    whileFull: true,
    whileLeaving: true,
    beforeSecondFactor: true,
  }),
  'POST /auth/forgot-password': anyone({
    summary: 'Ask for a letter with a reset link; the answer never tells whether the account exists',
    body: auth.forgottenPassword,
    response: done,
    whileFull: true,
  }),
  'POST /auth/reset-password': anyone({
    summary: 'Set a new password with the token of a letter, and sign in',
    body: auth.passwordReset,
    response: auth.session,
    whileFull: true,
  }),

  // Weekly themes
  'GET /themes/current': member.replicaOk({
    summary: "This week's theme and its content",
    response: themes.theme,
  }),
  'GET /weekly-theme/current': member.replicaOk({
    summary: "This week's content in the older naming",
    response: themes.weeklyTheme,
  }),
  'GET /themes/library': member.replicaOk({
    summary: 'The library of themes, or a search in it',
    query: themes.librarySearch,
    response: z.array(themes.theme),
  }),
  'GET /themes': member.replicaOk({
    summary: 'The theme library for members, as `GET /themes/library` has it',
    query: themes.themeSearch,
    response: z.array(themes.theme),
  }),
  'GET /themes/override/status': member({
    summary: 'Whether the member chose a theme of their own for this week',
    response: schedule.overrideStatus,
  }),
  'POST /themes/override': member({
    summary: 'Choose a theme for this week; five changes a week',
    body: schedule.newOverride,
    response: themes.theme,
  }),
  'DELETE /themes/override': member({ summary: 'Go back to the default theme of this week', response: done }),

  // Affirmation
  'POST /ai/affirmation': member({
    summary: "The member's affirmation of today",
    body: affirmation.affirmationRequest,
    response: affirmation.affirmation,
    whileFull: true,
    skipsFreshness: true,
  }),

  // Profile
  'PATCH /user/location': member({
    summary: 'Store where the member is, to about a kilometer, or that they were asked',
    body: profile.locationChange,
    response: profile.user,
  }),
  'POST /user/infer-location-from-timezone': member({
    summary: 'Store the city that a time zone suggests',
    query: profile.zoneQuery,
    response: profile.inferredLocation,
  }),
  'DELETE /user/location': member({
    summary: 'Forget where the member is',
    response: profile.user,
  }),
  'GET /user/profile': member({
    summary: 'The member as of now: an administrator may have changed their role',
    response: profile.user,
    beforeSecondFactor: true,
  }),
  'PATCH /user/profile': member({
    summary: 'Change the name',
    body: profile.nameChange,
    response: profile.user,
  }),
  'PATCH /user/language': member({
    summary: 'Choose the language of screens and letters',
    body: profile.languageChange,
    response: profile.user,
  }),
  'PATCH /user/month': member({
    summary: 'Choose the weekday the month begins with',
    body: profile.monthChange,
    response: profile.user,
  }),
  'POST /user/password': member({
    summary: 'Change the password; every other session ends',
    body: profile.passwordChange,
    response: profile.passwordChanged,
    whileFull: true,
    beforeSecondFactor: true,
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
    summary: 'Delete the account and all that is its own, now or in seven days',
    body: deletion.accountDeletion,
    response: deletion.accountDeleted,
    whileFull: true,
    whileLeaving: true,
    skipsFreshness: true,
  }),
  'POST /user/stay': member({
    summary: 'Keep the account that would have been deleted',
    response: profile.user,
    whileFull: true,
    whileLeaving: true,
  }),
  'GET /user/records': member({
    summary: 'How much the member has stored of each kind, and since when they have an account',
    response: deletion.ownRecords,
  }),
  'POST /user/erase': member({
    summary: 'Delete everything of one kind, and keep the account',
    body: deletion.erasure,
    response: deletion.erased,
    whileFull: true,
  }),
  'GET /user/storage': member({
    summary: 'How much of what a member may store is used',
    response: quota.storage,
  }),
  'GET /user/health-access': member({
    summary: "Who viewed the member's health data, newest first",
    response: z.array(profile.healthAccess),
  }),
  'GET /user/health-consent': member({
    summary: 'Whether the member lets administrators look at their health entries',
    response: profile.healthConsent,
  }),
  'PATCH /user/health-consent': member({
    summary: 'Let administrators look at the health entries, or not any more',
    body: profile.healthConsentChange,
    response: profile.healthConsent,
    whileFull: true,
    whileLeaving: true,
  }),

  // Events
  'GET /global-events': member.replicaOk({
    summary: 'Events in a range, or each at its next occurrence',
    query: events.eventSearch,
    response: z.array(events.globalEvent),
  }),
  'GET /global-events/{id}': member({
    summary: 'One event, at its next occurrence',
    params: events.eventId,
    response: events.globalEvent,
  }),
  'POST /global-events/{id}/rsvp': member({
    summary: 'Say whether one comes',
    params: events.eventId,
    body: rsvps.rsvp,
    response: rsvps.myRsvp,
  }),
  'POST /global-events/{id}/waitlist': member({
    summary: 'Wait for a place, or take one that is free',
    params: events.eventId,
    body: rsvps.waitlistRequest,
    response: rsvps.waitOutcome,
  }),
  'DELETE /global-events/{id}/waitlist': member({
    summary: 'Do not wait any more',
    params: events.eventId,
    query: rsvps.waitlistRequest,
    response: done,
  }),
  'GET /global-events/{id}/messages': member({
    summary: 'What the organizers told who comes',
    params: events.eventId,
    response: z.array(events.eventMessage),
  }),
  'GET /my-rsvps/waiting': member({
    summary: 'For which places one waits',
    response: z.array(rsvps.myWaiting),
  }),
  'GET /my-rsvps': member({ summary: "The member's own RSVPs", response: z.array(rsvps.myRsvp) }),
  'GET /my-rsvps/occurrences': member({
    summary: "The member's own RSVPs to single dates of series",
    response: z.array(rsvps.myDateRsvp),
  }),

  ...secondFactorCalls,
  ...records,
  ...dataCalls,
  ...noticeCalls,
  ...feedCalls,
  ...journalCalls,
  ...sharing,
  ...moderationCalls,
  ...curationCalls,
  ...backOfficeCalls,
  ...invitationCalls,
  ...oidcCalls,

  // Demo
  'POST /demo/sign-in': anyone({
    summary: 'Sign in to the demo without a password; 404 wherever this is not the demo',
    body: demo.demoVisit,
    response: auth.session,
    whileFull: true,
  }),
})

export type Api = typeof api
