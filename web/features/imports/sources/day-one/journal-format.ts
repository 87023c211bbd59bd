import * as z from 'zod/mini'
import { flag, list, words } from '../lenient.ts'

/** A photo, or another thing that belongs to an entry. All of it may be missing (the type often is). */
const moment = z.object({ identifier: words, md5: words })

export const journal = z.object({ entries: z.array(z.unknown()) })

/** What is used of an entry of Day One. */
export const journalEntry = z.object({
  /** Empty where a program that is not Day One left it out. */
  uuid: z.catch(z.string().check(z.maxLength(100)), ''),
  creationDate: z.string(),
  timeZone: words,
  text: words,
  /** JSON as a text. */
  richText: z.optional(z.unknown()),
  tags: list(z.string()),
  starred: flag,
  photos: list(moment),
  videos: list(moment),
  audios: list(moment),
  pdfAttachments: list(moment),
  location: z.catch(z.nullable(z.object({ placeName: words, localityName: words, country: words })), null),
})
export type JournalEntry = z.output<typeof journalEntry>
