import * as z from 'zod/mini'
import * as back from './admin.ts'
import * as news from './admin-news.ts'
import * as audit from './audit.ts'
import * as banners from './banners.ts'
import * as events from './events.ts'
import * as health from './health.ts'
import * as images from './images.ts'
import { lengths } from './limits.ts'
import * as members from './member-page.ts'
import { overview } from './overview.ts'
import { admin, curator, moderator, rows, staff } from './row.ts'
import * as words from './theme-words.ts'
import * as themes from './themes.ts'
import { done } from './values.ts'

/** The calls of the back office, as part of `api.ts`: an administrator's, or also those of a part of it. */
export const backOffice = rows({
  // Weekly themes
  'GET /themes/schedule': curator({
    summary: 'Which theme is set for which week',
    response: z.array(themes.scheduledWeek),
  }),
  'POST /themes/schedule': curator({
    summary: 'Set the theme of a week, or replace it',
    body: themes.scheduleEntry,
    response: themes.scheduleEntry,
  }),
  'DELETE /themes/schedule/{week}': curator({
    summary: 'Empty a week to come, so that its turn in the library decides',
    params: themes.scheduledWeekName,
    response: done,
  }),
  'POST /themes/schedule/fill': curator({
    summary: 'Give the empty weeks to come a theme: by season, then what was not shown for longest',
    body: themes.weeksToFill,
    response: z.array(themes.scheduledWeek),
  }),
  'POST /themes/schedule/empty': curator({
    summary: 'Empty several weeks to come that still have the theme that is named, all at once',
    body: themes.weeksToEmpty,
    response: z.array(z.string()),
  }),
  'GET /themes/weeks': curator({
    summary: 'What members see in each week, and why',
    query: themes.weekRange,
    response: z.array(themes.plannedWeek),
  }),
  'GET /themes/usage': curator({
    summary: 'How often each theme was shown, and when last',
    response: z.array(themes.themeUse),
  }),
  'PATCH /themes/library/{id}/position': curator({
    summary: 'Move a theme to another place in the library',
    params: themes.themeId,
    body: themes.themePosition,
    response: done,
  }),
  'POST /themes/library/{id}/duplicate': curator({
    summary: 'Copy a theme, as a draft beside it',
    params: themes.themeId,
    body: themes.themeCopy,
    response: themes.theme,
  }),
  'GET /themes/words': curator({
    summary: 'Whether there is help in writing themes',
    response: words.writingHelp,
  }),
  'POST /themes/words': curator({
    summary: 'Suggest words for a theme; nothing is stored, and the service is told the idea alone',
    body: words.themeIdea,
    response: words.suggestedTheme,
    whileFull: true,
    skipsFreshness: true,
  }),
  'POST /themes/pictures': curator({
    summary: 'Keep a picture of a theme pack',
    file: true,
    response: images.uploadedImage,
    bodyLimit: lengths.imageForm,
  }),
  'POST /themes/library': curator({
    summary: 'Add a theme to the library',
    body: themes.newTheme,
    response: themes.theme,
    bodyLimit: lengths.listBody,
  }),
  'PATCH /themes/library/{id}': curator({
    summary: 'Change a theme, or only some fields of it',
    params: themes.themeId,
    body: themes.themeChange,
    response: themes.theme,
    bodyLimit: lengths.listBody,
  }),
  'GET /themes/library/{id}/running-week': curator({
    summary: 'The running week that shows a theme, and what it would show without it',
    params: themes.themeId,
    response: themes.runningWeek,
  }),
  'DELETE /themes/library/{id}': curator({
    summary:
      'Delete a theme; weeks and members that had it go back to the default, the running week to what comes instead',
    params: themes.themeId,
    query: themes.themeDeletion,
    response: done,
  }),

  // Events
  'POST /global-events': curator({
    summary: 'Create an event',
    body: events.newEvent,
    response: events.globalEvent,
  }),
  'PATCH /global-events/{id}': curator({
    summary: 'Change an event, or only some fields of it',
    params: events.eventId,
    body: events.eventChange,
    response: events.globalEvent,
  }),
  'GET /global-events/{id}/occurrences': curator({
    summary: 'The next dates of a series, and all that are different',
    params: events.eventId,
    response: z.array(events.seriesDate),
  }),
  'POST /global-events/{id}/occurrences/{occurrence}': curator({
    summary: 'Cancel, move or change one date of a series',
    params: events.occurrenceId,
    body: events.dateChange,
    response: z.array(events.seriesDate),
  }),
  'DELETE /global-events/{id}/occurrences/{occurrence}': curator({
    summary: 'Have one date of a series be as the others again',
    params: events.occurrenceId,
    response: z.array(events.seriesDate),
  }),
  'POST /global-events/{id}/messages': curator({
    summary: 'Tell all who come something',
    params: events.eventId,
    body: events.newEventMessage,
    response: done,
  }),
  'GET /global-events/{id}/messages/reach': curator({
    summary: 'How many a message would reach',
    params: events.eventId,
    query: events.waitlistRequest,
    response: events.messageReach,
  }),
  'GET /global-events/{id}/waitlist': curator({
    summary: 'Who waits for a place, the first first',
    params: events.eventId,
    query: events.waitlistRequest,
    response: z.array(events.waitingMember),
  }),
  'POST /global-events/{id}/split': curator({
    summary: 'Change one date of a series and all that follow',
    params: events.eventId,
    body: events.seriesSplit,
    response: events.globalEvent,
  }),
  'DELETE /global-events/{id}': curator({
    summary: 'Delete an event',
    params: events.eventId,
    response: done,
  }),
  'GET /global-events/{id}/rsvps': curator({
    summary: 'How many come, to the event or to one date of it',
    params: events.eventId,
    query: events.summaryDate,
    response: events.rsvpSummary,
  }),
  'GET /global-events/{id}/attendees': curator.replicaOk({
    summary: 'Who answered, with names',
    params: events.eventId,
    query: events.attendeePage,
    response: z.array(events.attendee),
  }),
  'POST /global-events/{id}/attendees/export': curator({
    summary: 'Record that the list of who answered was exported',
    params: events.eventId,
    body: events.attendeeExport,
    response: done,
    whileFull: true,
  }),
  'POST /admin/recurrence-preview': curator({
    summary: 'When a recurrence would next happen',
    body: events.recurrenceDraft,
    response: events.recurrencePreview,
    whileFull: true,
  }),

  // Overview, members, banners
  'GET /admin/overview': staff({ summary: 'What needs a hand, and what comes next', response: overview }),
  'GET /admin/stats/users': admin.replicaOk({ summary: 'How many members', response: back.userStats }),
  'GET /admin/stats/events': curator.replicaOk({ summary: 'How many events', response: back.eventStats }),
  'GET /admin/stats/themes': curator.replicaOk({ summary: 'How many themes', response: back.themeStats }),
  'GET /admin/stats/banners': moderator.replicaOk({
    summary: 'How many banners, and reports',
    response: back.bannerStats,
  }),
  'GET /admin/users': admin.replicaOk({
    summary: 'Members by name, or a search among them',
    query: back.userSearch,
    response: z.array(back.userRow),
  }),
  'PATCH /admin/users/{id}': admin({
    summary: 'Give or take a role, suspend or restore; never oneself, never the last administrator',
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
  'POST /admin/users/{id}/second-factor/off': admin({
    summary: 'Take one-time codes and passkeys from a member who has lost them',
    params: back.userId,
    response: done,
    whileFull: true,
  }),
  'GET /admin/users/{id}': moderator.replicaOk({
    summary: 'One member: the account, and what they share; never a diary, a mood, a plan or their health',
    params: back.userId,
    response: members.memberPage,
  }),
  'GET /admin/users/{id}/posts': moderator.replicaOk({
    summary: 'What a member posted, newest first',
    params: back.userId,
    query: members.memberPostsPage,
    response: z.array(members.memberPost),
  }),
  'GET /admin/users/{id}/comments': moderator.replicaOk({
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
  'GET /admin/users/{id}/reports': moderator.replicaOk({
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
  'GET /admin/banners': moderator.replicaOk({
    summary: 'All banners, newest first',
    query: back.adminBannerPage,
    response: z.array(back.adminBanner),
  }),
  'GET /admin/banners/{id}/reports': moderator({
    summary: 'Why a banner was reported, newest first',
    params: banners.bannerId,
    response: z.array(back.bannerReport),
  }),
  'POST /admin/banners/{id}/action': moderator({
    summary: 'Unshare, reinstate or delete a banner',
    params: banners.bannerId,
    body: back.bannerAction,
    response: done,
    whileFull: true,
  }),
  'GET /admin/news': moderator({
    summary: 'What one is told of by mail: reports, backups, the disk, emails that fail',
    response: news.adminNews,
  }),
  'PATCH /admin/news': moderator({
    summary: 'Choose whether one is told of a kind by mail',
    body: news.newsChange,
    response: news.adminNews,
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
  'GET /admin/geocode': curator({
    summary: 'Where an address is',
    query: back.addressSearch,
    response: z.array(back.geocodedPlace),
  }),
  'GET /admin/map': curator({
    summary: 'A plain map around a place',
    query: back.mapCenter,
    response: back.drawnMap,
  }),
})
