import * as z from 'zod/mini'
import * as affirmation from './affirmation.ts'
import * as auth from './auth.ts'
import { backOffice } from './back-office.ts'
import * as banners from './banners.ts'
import * as community from './community.ts'
import * as demo from './demo.ts'
import * as events from './events.ts'
import * as health from './health.ts'
import * as images from './images.ts'
import { lengths } from './limits.ts'
import * as mood from './mood.ts'
import * as planner from './planner.ts'
import * as profile from './profile.ts'
import * as quota from './quota.ts'
import { anyone, member, rows } from './row.ts'
import * as themes from './themes.ts'
import { dayRange, done } from './values.ts'

/**
 * Every call of the product; those that are an administrator's alone are in `back-office.ts`. A key is the
 * specification's name of the call; the server mounts it under `/api`, the web's client, the OpenAPI document and the
 * access test read the same rows.
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

  // Affirmation
  'POST /ai/affirmation': member({
    summary: "The member's affirmation of today",
    body: affirmation.affirmationWish,
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
  'POST /user/password': member({
    summary: 'Change the password; every other session ends',
    body: profile.passwordChange,
    response: done,
    whileFull: true,
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
    body: events.rsvp,
    response: events.myRsvp,
  }),
  'GET /my-rsvps': member({ summary: "The member's own RSVPs", response: z.array(events.myRsvp) }),

  // Planner
  'GET /daily-notes': member({
    summary: 'Which days have items, and how many',
    query: dayRange,
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
    stored: 'day',
    bodyLimit: lengths.listBody,
  }),
  'GET /planner/days': member({
    summary: 'The lists of the days of a range that have items',
    query: planner.plannerDays,
    response: z.array(planner.dailyNotes),
  }),
  'POST /daily-notes/{date}/items': member({
    summary: 'Add one item to a day, or replace it',
    params: planner.itemDay,
    body: planner.addedItem,
    response: planner.dailyNotes,
    stored: 'day',
  }),
  'PATCH /daily-notes/{date}/items/{id}': member({
    summary: 'Change one item of a day: tick it, write it anew, put it elsewhere in the list',
    params: planner.itemOfDay,
    body: planner.itemChange,
    response: planner.dailyNotes,
    stored: 'day',
  }),
  'DELETE /daily-notes/{date}/items/{id}': member({
    summary: 'Delete one item of a day; of a repeating item this occurrence alone',
    params: planner.itemOfDay,
    response: planner.dailyNotes,
  }),
  'POST /daily-notes/{date}/move': member({
    summary: 'Move items of a day to another',
    params: planner.itemDay,
    body: planner.itemMove,
    response: planner.movedItems,
    stored: 'day',
  }),
  'GET /planner/repeating-items': member({
    summary: 'What comes again in the planner',
    response: z.array(planner.repeatingItem),
  }),
  'POST /planner/repeating-items': member({
    summary: 'Let something come again',
    body: planner.newRepeatingItem,
    response: planner.repeatingItem,
    stored: 'day',
  }),
  'PATCH /planner/repeating-items/{id}': member({
    summary: 'Change what comes again, where an occurrence was not changed itself, or end it',
    params: planner.repeatingItemId,
    body: planner.repeatingItemChange,
    response: planner.repeatingItem,
    stored: 'day',
  }),
  'DELETE /planner/repeating-items/{id}': member({
    summary: 'Delete what comes again; occurrences that were ticked or changed stay',
    params: planner.repeatingItemId,
    response: done,
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
    stored: 'day',
    bodyLimit: lengths.listBody,
  }),
  'PATCH /goals/{weekStartDate}': member({
    summary: 'Tick one goal of a week, or untick it',
    params: planner.goalsWeek,
    body: planner.goalTick,
    response: planner.goals,
    stored: 'day',
  }),
  'GET /planner/reminders': member({
    summary: 'Items of the planner that want to be reminded of',
    query: dayRange,
    response: z.array(planner.plannerReminder),
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
    stored: 'day',
  }),
  'PATCH /health/{date}': member({
    summary: 'Change single fields of a day, or add to them; 409 names the fields that changed elsewhere',
    params: health.healthDay,
    body: health.healthChange,
    response: health.healthEntry,
    stored: 'day',
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
  'POST /mood': member({
    summary: 'Save a mood',
    body: mood.newMood,
    response: mood.moodEntry,
    stored: 'entry',
  }),

  'GET /mood/days': member({
    summary: 'The moods of each day of a range, without tags and notes',
    query: dayRange,
    response: z.array(mood.moodDay),
  }),
  'PATCH /mood/{id}': member({
    summary: 'Change a check-in',
    params: mood.moodId,
    body: mood.moodChange,
    response: mood.moodEntry,
    stored: 'entry',
  }),
  'DELETE /mood/{id}': member({
    summary: 'Delete a check-in; saving it again with its id takes that back',
    params: mood.moodId,
    response: done,
  }),

  // Images
  'POST /upload/image': member({
    summary: 'Keep an image: JPG, PNG or WebP, at most 10 MB',
    file: true,
    response: images.uploadedImage,
    stored: 'picture',
    bodyLimit: lengths.imageForm,
  }),
  'POST /banners/extract-palette': member({
    summary: 'The colors of an image, which is fetched and kept if it lies elsewhere',
    body: banners.paletteWish,
    response: banners.imagePalette,
    stored: 'picture',
  }),

  // Community
  'GET /community/posts': member.replicaOk({
    summary: 'The feed, newest first',
    query: community.feedPage,
    response: z.array(community.post),
  }),
  'POST /community/posts': member({
    summary: 'Share a post',
    body: community.newPost,
    response: community.post,
    stored: 'picture',
  }),
  'DELETE /community/posts/{id}': member({
    summary: "Delete one's own post, or any as an administrator",
    params: community.postId,
    response: done,
  }),
  'POST /community/posts/{id}/like': member({
    summary: 'Like a post; a second time changes nothing',
    params: community.postId,
    response: community.likes,
  }),
  'GET /community/comments/{postId}': member.replicaOk({
    summary: 'The comments of a post, oldest first',
    params: community.commentsOf,
    query: community.commentPage,
    response: z.array(community.comment),
  }),
  'POST /community/comments': member({
    summary: 'Comment on a post',
    body: community.newComment,
    response: community.comment,
    stored: 'entry',
  }),
  'DELETE /community/comments/{id}': member({
    summary: "Delete one's own comment, or any as an administrator",
    params: community.postId,
    response: done,
  }),

  // Banners
  'GET /banners/shared': member.replicaOk({
    summary: 'The gallery, newest first',
    query: banners.galleryPage,
    response: z.array(banners.sharedBanner),
  }),
  'POST /banners/{id}/report': member({
    summary: 'Report a banner, once',
    params: banners.bannerId,
    body: banners.report,
    response: done,
  }),
  'GET /me/banner': member({ summary: "The member's own banner", response: banners.ownBanner }),
  'PATCH /me/banner/share': member({
    summary: "Change the member's own banner and how it is shared",
    body: banners.bannerChange,
    response: banners.ownBanner,
    stored: 'picture',
  }),

  ...backOffice,

  // Demo
  'POST /demo/sign-in': anyone({
    summary: 'Sign in to the demo without a password; 404 wherever this is not the demo',
    body: demo.demoVisit,
    response: auth.session,
    whileFull: true,
  }),
})

export type Api = typeof api
