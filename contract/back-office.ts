import * as z from 'zod/mini'
import * as back from './admin.ts'
import * as audit from './audit.ts'
import * as banners from './banners.ts'
import * as events from './events.ts'
import * as health from './health.ts'
import * as images from './images.ts'
import { lengths } from './limits.ts'
import * as members from './member-page.ts'
import { overview } from './overview.ts'
import { admin, rows } from './row.ts'
import * as words from './theme-words.ts'
import * as themes from './themes.ts'
import { done } from './values.ts'

/** The calls that are an administrator's alone, as part of `api.ts`. */
export const backOffice = rows({
  // Weekly themes
  'GET /themes/schedule': admin({
    summary: 'Which theme is set for which week',
    response: z.array(themes.scheduledWeek),
  }),
  'POST /themes/schedule': admin({
    summary: 'Set the theme of a week, or replace it',
    body: themes.scheduleEntry,
    response: themes.scheduleEntry,
  }),
  'DELETE /themes/schedule/{week}': admin({
    summary: 'Empty a week to come, so that its turn in the library decides',
    params: themes.scheduledWeekName,
    response: done,
  }),
  'POST /themes/schedule/fill': admin({
    summary: 'Give the empty weeks to come a theme: by season, then what was not shown for longest',
    body: themes.weeksToFill,
    response: z.array(themes.scheduledWeek),
  }),
  'POST /themes/schedule/empty': admin({
    summary: 'Empty several weeks to come that still have the theme that is named, all at once',
    body: themes.weeksToEmpty,
    response: z.array(z.string()),
  }),
  'GET /themes/weeks': admin({
    summary: 'What members see in each week, and why',
    query: themes.weekRange,
    response: z.array(themes.plannedWeek),
  }),
  'GET /themes/usage': admin({
    summary: 'How often each theme was shown, and when last',
    response: z.array(themes.themeUse),
  }),
  'PATCH /themes/library/{id}/position': admin({
    summary: 'Move a theme to another place in the library',
    params: themes.themeId,
    body: themes.themePosition,
    response: done,
  }),
  'POST /themes/library/{id}/duplicate': admin({
    summary: 'Copy a theme, as a draft beside it',
    params: themes.themeId,
    body: themes.themeCopy,
    response: themes.theme,
  }),
  'GET /themes/words': admin({
    summary: 'Whether there is help in writing themes',
    response: words.writingHelp,
  }),
  'POST /themes/words': admin({
    summary: 'Suggest words for a theme; nothing is stored, and the service is told the idea alone',
    body: words.themeIdea,
    response: words.suggestedTheme,
    whileFull: true,
    skipsFreshness: true,
  }),
  'POST /themes/pictures': admin({
    summary: 'Keep a picture of a theme pack',
    file: true,
    response: images.uploadedImage,
    bodyLimit: lengths.imageForm,
  }),
  'POST /themes/library': admin({
    summary: 'Add a theme to the library',
    body: themes.newTheme,
    response: themes.theme,
    bodyLimit: lengths.listBody,
  }),
  'PATCH /themes/library/{id}': admin({
    summary: 'Change a theme, or only some fields of it',
    params: themes.themeId,
    body: themes.themeChange,
    response: themes.theme,
    bodyLimit: lengths.listBody,
  }),
  'GET /themes/library/{id}/running-week': admin({
    summary: 'The running week that shows a theme, and what it would show without it',
    params: themes.themeId,
    response: themes.runningWeek,
  }),
  'DELETE /themes/library/{id}': admin({
    summary:
      'Delete a theme; weeks and members that had it go back to the default, the running week to what comes instead',
    params: themes.themeId,
    query: themes.themeDeletion,
    response: done,
  }),

  // Events
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
  'GET /global-events/{id}/occurrences': admin({
    summary: 'The next dates of a series, and all that are different',
    params: events.eventId,
    response: z.array(events.seriesDate),
  }),
  'POST /global-events/{id}/occurrences/{occurrence}': admin({
    summary: 'Cancel, move or change one date of a series',
    params: events.occurrenceId,
    body: events.dateChange,
    response: z.array(events.seriesDate),
  }),
  'DELETE /global-events/{id}/occurrences/{occurrence}': admin({
    summary: 'Have one date of a series be as the others again',
    params: events.occurrenceId,
    response: z.array(events.seriesDate),
  }),
  'POST /global-events/{id}/messages': admin({
    summary: 'Tell all who come something',
    params: events.eventId,
    body: events.newEventMessage,
    response: done,
  }),
  'GET /global-events/{id}/messages/reach': admin({
    summary: 'How many a message would reach',
    params: events.eventId,
    query: events.waitWish,
    response: events.messageReach,
  }),
  'GET /global-events/{id}/waitlist': admin({
    summary: 'Who waits for a place, the first first',
    params: events.eventId,
    query: events.waitWish,
    response: z.array(events.waitingMember),
  }),
  'POST /global-events/{id}/split': admin({
    summary: 'Change one date of a series and all that follow',
    params: events.eventId,
    body: events.seriesSplit,
    response: events.globalEvent,
  }),
  'DELETE /global-events/{id}': admin({ summary: 'Delete an event', params: events.eventId, response: done }),
  'GET /global-events/{id}/rsvps': admin({
    summary: 'How many come',
    params: events.eventId,
    response: events.rsvpSummary,
  }),
  'GET /global-events/{id}/attendees': admin.replicaOk({
    summary: 'Who answered, with names',
    params: events.eventId,
    query: events.attendeePage,
    response: z.array(events.attendee),
  }),
  'POST /global-events/{id}/attendees/export': admin({
    summary: 'Record that the list of who answered was exported',
    params: events.eventId,
    body: events.attendeeExport,
    response: done,
    whileFull: true,
  }),
  'POST /admin/recurrence-preview': admin({
    summary: 'When a recurrence would next happen',
    body: events.recurrenceDraft,
    response: events.recurrencePreview,
    whileFull: true,
  }),

  // Overview, members, banners
  'GET /admin/overview': admin({ summary: 'What needs a hand, and what comes next', response: overview }),
  'GET /admin/stats/users': admin.replicaOk({ summary: 'How many members', response: back.userStats }),
  'GET /admin/stats/events': admin.replicaOk({ summary: 'How many events', response: back.eventStats }),
  'GET /admin/stats/themes': admin.replicaOk({ summary: 'How many themes', response: back.themeStats }),
  'GET /admin/stats/banners': admin.replicaOk({
    summary: 'How many banners, and reports',
    response: back.bannerStats,
  }),
  'GET /admin/users': admin.replicaOk({
    summary: 'Members by name, or a search among them',
    query: back.userSearch,
    response: z.array(back.userRow),
  }),
  'PATCH /admin/users/{id}': admin({
    summary: 'Make somebody administrator or member, suspend or restore; never oneself, never the last one',
    params: back.userId,
    body: back.userChange,
    response: back.userRow,
    whileFull: true,
  }),
  'POST /admin/users/{id}/reset-link': admin({
    summary: 'Send a member a letter with a reset link',
    params: back.userId,
    response: done,
    whileFull: true,
  }),
  'GET /admin/users/{id}': admin.replicaOk({
    summary: 'One member: the account, and what they share; never a diary, a mood, a plan or their health',
    params: back.userId,
    response: members.memberPage,
  }),
  'GET /admin/users/{id}/posts': admin.replicaOk({
    summary: 'What a member posted, newest first',
    params: back.userId,
    query: members.memberPostsPage,
    response: z.array(members.memberPost),
  }),
  'GET /admin/users/{id}/comments': admin.replicaOk({
    summary: 'What a member commented, newest first',
    params: back.userId,
    query: members.memberCommentsPage,
    response: z.array(members.memberComment),
  }),
  'GET /admin/users/{id}/rsvps': admin.replicaOk({
    summary: 'To which events a member answered, newest first',
    params: back.userId,
    query: members.memberRsvpsPage,
    response: z.array(members.memberRsvp),
  }),
  'GET /admin/users/{id}/reports': admin.replicaOk({
    summary: 'The newest reports about a member and by them, and what was decided, each newest first',
    params: back.userId,
    response: members.memberReports,
  }),
  'POST /admin/users/{id}/delete': admin({
    summary: 'Delete the account of a member who asked for it; never an administrator’s, nor one’s own',
    params: back.userId,
    body: members.memberDeletion,
    response: members.memberDeleted,
    whileFull: true,
  }),
  'GET /admin/health/{userId}': admin({
    summary: "A member's health entries, newest first; recorded in the audit log",
    params: back.healthOf,
    query: back.healthLook,
    response: z.array(health.healthEntry),
  }),
  'POST /admin/health/{userId}/export': admin({
    summary: "Record that a member's health entries were exported",
    params: back.healthOf,
    body: back.healthExport,
    response: done,
    whileFull: true,
  }),
  'GET /admin/banners': admin.replicaOk({
    summary: 'All banners, newest first',
    query: back.adminBannerPage,
    response: z.array(back.adminBanner),
  }),
  'GET /admin/banners/{id}/reports': admin({
    summary: 'Why a banner was reported, newest first',
    params: banners.bannerId,
    response: z.array(back.bannerReport),
  }),
  'POST /admin/banners/{id}/action': admin({
    summary: 'Unshare, reinstate or delete a banner',
    params: banners.bannerId,
    body: back.bannerAction,
    response: done,
    whileFull: true,
  }),
  'GET /admin/audit': admin({
    summary: 'The audit log, newest first',
    query: audit.auditPage,
    response: z.array(audit.auditEntry),
  }),
  'POST /admin/audit/export': admin({
    summary: 'Record that lines of the audit log were exported',
    body: audit.auditExport,
    response: done,
    whileFull: true,
  }),
  'GET /admin/geocode': admin({
    summary: 'Where an address is',
    query: back.addressSearch,
    response: z.array(back.geocodedPlace),
  }),
  'GET /admin/map': admin({
    summary: 'A plain map around a place',
    query: back.mapCenter,
    response: back.drawnMap,
  }),
})
