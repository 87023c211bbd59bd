import * as z from 'zod/mini'
import * as auth from './auth.ts'
import * as mood from './mood.ts'
import { anyone, member, rows } from './row.ts'
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

  // Mood
  'GET /mood/history': member({
    summary: "The member's own moods, newest first",
    query: mood.moodRange,
    response: z.array(mood.moodEntry),
  }),
  'POST /mood': member({ summary: 'Save a mood', body: mood.newMood, response: mood.moodEntry }),
})

export type Api = typeof api
