import * as z from 'zod/mini'
import * as events from './events.ts'
import * as images from './images.ts'
import { lengths } from './limits.ts'
import { curator, rows } from './row.ts'
import * as rsvps from './rsvps.ts'
import * as schedule from './theme-schedule.ts'
import * as texts from './theme-texts.ts'
import * as words from './theme-words.ts'
import * as themes from './themes.ts'
import { done } from './values.ts'

/** The calls of who curates the weekly themes and the events. Part of `api.ts`. */
export const curationCalls = rows({
  'GET /themes/schedule': curator({
    summary: 'Which theme is set for which week',
    response: z.array(schedule.scheduledWeek),
  }),
  'POST /themes/schedule': curator({
    summary: 'Set the theme of a week, or replace it',
    body: schedule.scheduleEntry,
    response: schedule.scheduleEntry,
  }),
  'DELETE /themes/schedule/{week}': curator({
    summary: 'Empty a week to come, so that its turn in the library decides',
    params: schedule.scheduledWeekName,
    response: done,
  }),
  'POST /themes/schedule/fill': curator({
    summary: 'Give the empty weeks to come a theme: by season, then what was not shown for longest',
    body: schedule.weeksToFill,
    response: z.array(schedule.scheduledWeek),
  }),
  'POST /themes/schedule/empty': curator({
    summary: 'Empty several weeks to come that still have the theme that is named, all at once',
    body: schedule.weeksToEmpty,
    response: z.array(z.string()),
  }),
  'GET /themes/weeks': curator({
    summary: 'What members see in each week, and why',
    query: schedule.weekRange,
    response: z.array(schedule.plannedWeek),
  }),
  'GET /themes/usage': curator({
    summary: 'How often each theme was shown, and when last',
    response: z.array(schedule.themeUse),
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
    response: schedule.runningWeek,
  }),
  'DELETE /themes/library/{id}': curator({
    summary:
      'Delete a theme; weeks and members that had it go back to the default, the running week to what comes instead',
    params: themes.themeId,
    query: themes.themeDeletion,
    response: done,
  }),
  'GET /themes/library/{id}/texts': curator({
    summary: "A theme's words in other languages",
    params: themes.themeId,
    response: texts.themeTextsByLanguage,
  }),
  'PATCH /themes/library/{id}/texts/{language}': curator({
    summary: "Change a theme's words in one language, or only some parts of them",
    params: texts.themeLanguage,
    body: texts.themeTextsChange,
    response: texts.themeTexts,
    bodyLimit: lengths.listBody,
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
    query: rsvps.waitlistRequest,
    response: events.messageReach,
  }),
  'GET /global-events/{id}/waitlist': curator({
    summary: 'Who waits for a place, the first first',
    params: events.eventId,
    query: rsvps.waitlistRequest,
    response: z.array(rsvps.waitingMember),
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
    query: rsvps.summaryDate,
    response: rsvps.rsvpSummary,
  }),
  'GET /global-events/{id}/attendees': curator.replicaOk({
    summary: 'Who answered, with names',
    params: events.eventId,
    query: rsvps.attendeePage,
    response: z.array(rsvps.attendee),
  }),
  'POST /global-events/{id}/attendees/export': curator({
    summary: 'Record that the list of who answered was exported',
    params: events.eventId,
    body: rsvps.attendeeExport,
    response: done,
    whileFull: true,
  }),
  'POST /admin/recurrence-preview': curator({
    summary: 'When a recurrence would next happen',
    body: events.recurrenceDraft,
    response: events.recurrencePreview,
    whileFull: true,
  }),
})
