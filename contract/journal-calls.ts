import * as z from 'zod/mini'
import * as journal from './journal.ts'
import { lengths } from './limits.ts'
import { member, rows } from './row.ts'
import { dayRange, done } from './values.ts'

/**
 * The calls about a member's journal. Part of `api.ts`. All are a member's own: nobody else reads an entry or a picture
 * (ruling 43).
 */
export const journalCalls = rows({
  'GET /journal': member({
    summary: 'Entries, the newest day first, or a search in them',
    query: journal.journalQuery,
    response: z.array(journal.listedEntry),
  }),
  'POST /journal': member({
    summary: 'Write an entry; 409 if its id is known with another content',
    body: journal.newEntry,
    response: journal.journalEntry,
    stored: 'entry',
    bodyLimit: lengths.listBody,
  }),
  'GET /journal/{id}': member({
    summary: 'One entry, also from the bin',
    params: journal.entryId,
    response: journal.journalEntry,
  }),
  'PATCH /journal/{id}': member({
    summary: 'Change an entry; 409 names the fields that changed elsewhere',
    params: journal.entryId,
    body: journal.entryChange,
    response: journal.journalEntry,
    stored: 'entry',
    bodyLimit: lengths.listBody,
  }),
  'DELETE /journal/{id}': member({
    summary: 'Put an entry into the bin, where it stays for 30 days',
    params: journal.entryId,
    response: done,
  }),
  'GET /journal/bin': member({
    summary: 'The entries in the bin, the last deleted first',
    query: journal.binPage,
    response: z.array(journal.listedEntry),
  }),
  'POST /journal/{id}/restore': member({
    summary: 'Take an entry out of the bin',
    params: journal.entryId,
    response: journal.journalEntry,
    whileFull: true,
  }),
  'DELETE /journal/bin/{id}': member({
    summary: 'Delete an entry of the bin for good, with its pictures',
    params: journal.entryId,
    response: done,
  }),
  'GET /journal/tags': member({
    summary: 'The tags of all entries, the most frequent first',
    response: z.array(journal.tagCount),
  }),
  'GET /journal/months': member({
    summary: 'The months with entries, newest first, and how many each has',
    response: z.array(journal.monthCount),
  }),
  'GET /journal/days': member({
    summary: 'The days of a range with entries, and how many each has',
    query: dayRange,
    response: z.array(journal.journalDay),
  }),
  'GET /journal/on-this-day': member({
    summary: 'Entries of the same day of earlier years, and of a month ago, if the member wants them',
    query: journal.onThisDayQuery,
    response: journal.onThisDay,
  }),
  'GET /journal/settings': member({
    summary: 'Whether entries of earlier years are shown',
    response: journal.journalSettings,
  }),
  'PATCH /journal/settings': member({
    summary: 'Choose whether entries of earlier years are shown',
    body: journal.journalSettings,
    response: journal.journalSettings,
  }),
  'GET /journal/elsewhere': member({
    summary: 'Check-ins and items of the planner with the words of a search, newest first',
    query: journal.elsewhereQuery,
    response: journal.foundElsewhere,
  }),
  'POST /journal/images': member({
    summary:
      'Keep a private picture: JPG, PNG or WebP, at most 10 MB; it is removed after a day without an entry',
    query: journal.newImage,
    file: true,
    response: journal.journalImage,
    stored: 'picture',
    bodyLimit: lengths.imageForm,
  }),
})
