import * as z from 'zod/mini'
import * as health from './health.ts'
import { lengths } from './limits.ts'
import * as mood from './mood.ts'
import * as planner from './planner.ts'
import * as profile from './profile.ts'
import { member, rows } from './row.ts'

/** The calls about a member's own records: planner, health, mood. Part of `api.ts`. */
export const journal = rows({
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
    stored: 'day',
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
    stored: 'day',
    bodyLimit: lengths.listBody,
  }),
  'GET /planner/reminders': member({
    summary: 'Items of the planner that want to be reminded of',
    query: planner.dayRange,
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
})
