import * as z from 'zod/mini'
import * as health from './health.ts'
import { lengths } from './limits.ts'
import * as mood from './mood.ts'
import * as planner from './planner.ts'
import * as practice from './practice.ts'
import * as profile from './profile.ts'
import { member, rows } from './row.ts'
import { dayRange, done, seenVersion } from './values.ts'

/** The calls about a member's own records: planner, health, mood, practice. Part of `api.ts`. */
export const records = rows({
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
    summary:
      'Change one item of a day: tick it, write it anew, put it elsewhere; 409 if `version` is out of date',
    params: planner.itemOfDay,
    body: planner.itemChange,
    response: planner.dailyNotes,
    stored: 'day',
  }),
  'DELETE /daily-notes/{date}/items/{id}': member({
    summary:
      'Delete one item of a day, of a repeating item this occurrence alone; 409 if `version` is out of date',
    params: planner.itemOfDay,
    query: seenVersion,
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
    summary: 'Replace the entry of a day; with base, only what the sender changed of it',
    body: health.healthSave,
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
    // The web checks a session with it (ruling 19).
    beforeSecondFactor: true,
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
    summary: 'Change a check-in; 409 if `version` is out of date',
    params: mood.moodId,
    body: mood.moodChange,
    response: mood.moodEntry,
    stored: 'entry',
  }),
  'DELETE /mood/{id}': member({
    summary:
      'Delete a check-in, which saving it again with its id takes back; 409 if `version` is out of date',
    params: mood.moodId,
    query: seenVersion,
    response: done,
  }),

  // Practice
  'GET /practice': member({
    summary: 'What the member practiced, the last one first',
    query: practice.practicePage,
    response: z.array(practice.practice),
  }),
  'POST /practice': member({
    summary: 'Save that something was practiced; an id that is known stays as it is stored',
    body: practice.newPractice,
    response: practice.practice,
    stored: 'entry',
  }),
})
