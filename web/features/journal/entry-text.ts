import { isBlank } from '../../../contract/blank.ts'
import type { JournalEntry } from '../../../contract/journal.ts'
import type { BodyOf } from '../../lib/form/form-faults.ts'

/**
 * A picture of an entry. With `here`, its file is on this device: it `waits` to be sent, the server `refused` it for the
 * reason in `why`, or it has `arrived` and the entry that shows it is not saved yet.
 */
export type EntryImage = JournalEntry['images'][number] & {
  here?: 'waits' | 'refused' | 'arrived'
  why?: string
}

/** What the writer of an entry changes, and what it was written to. */
export type EntryText = Pick<
  JournalEntry,
  | 'date'
  | 'title'
  | 'body'
  | 'tags'
  | 'starred'
  | 'mood_id'
  | 'theme_id'
  | 'theme_title'
  | 'prompt'
  | 'copy_of'
> & {
  images: EntryImage[]
  /** 0 for an entry that is not stored yet. */
  version: number
}

/** The fields that can be changed. */
export const changeable = ['date', 'title', 'body', 'tags', 'starred', 'mood_id', 'images'] as const
export type Changeable = (typeof changeable)[number]

/** An entry of a day before anything is written. */
export const emptyEntry = (date: string): EntryText => ({
  date,
  title: '',
  body: '',
  tags: [],
  starred: false,
  mood_id: null,
  images: [],
  theme_id: null,
  theme_title: null,
  prompt: null,
  copy_of: null,
  version: 0,
})

/** An entry as it is stored. */
export const textOf = (entry: JournalEntry): EntryText => {
  const { date, title, body, tags, starred, mood_id, images, version } = entry
  const { theme_id, theme_title, prompt, copy_of } = entry
  return {
    date,
    title,
    body,
    tags,
    starred,
    mood_id,
    theme_id,
    theme_title,
    prompt,
    copy_of,
    images,
    version,
  }
}

const sentImages = (images: readonly EntryImage[]) => images.map(({ id, alt }) => ({ id, alt }))
const sent = (text: EntryText, name: Changeable) => (name === 'images' ? sentImages(text.images) : text[name])

/** Whether a field has the same content in both. */
export const isAlike = (one: EntryText, other: EntryText, name: Changeable): boolean =>
  JSON.stringify(sent(one, name)) === JSON.stringify(sent(other, name))

/** Whether there is nothing to save. */
export const isSame = (one: EntryText, other: EntryText): boolean =>
  changeable.every((name) => isAlike(one, other, name))

/** Whether the server does not have a picture yet. */
export const isUnsent = ({ here }: EntryImage): boolean => here === 'waits' || here === 'refused'

/** What can be saved of an entry by now: everything but the pictures that the server does not have. */
export const withoutUnsent = (text: EntryText): EntryText => ({
  ...text,
  images: text.images.filter((image) => !isUnsent(image)),
})

/** Whether nothing has been written that would be worth an entry. */
export const isEmpty = ({ title, body, images }: EntryText): boolean =>
  isBlank(title) && isBlank(body) && images.length === 0

/** The body of a new entry. */
export function bodyOfNew(id: string, { images, version: _, ...text }: EntryText): BodyOf<'POST /journal'> {
  return { id, ...text, images: sentImages(images) }
}

/** The body of a change: the version that was seen, and what differs from it. */
export const bodyOfChange = (base: EntryText, typed: EntryText): BodyOf<'PATCH /journal/{id}'> => ({
  version: base.version,
  ...Object.fromEntries(
    changeable.filter((name) => !isAlike(base, typed, name)).map((name) => [name, sent(typed, name)]),
  ),
})

/**
 * What stands in the editor once something has been saved: the answer where nothing was typed since it was sent, because
 * the server may have tidied it, and the pictures that the server does not have yet.
 */
export function afterSaving(typed: EntryText, saved: EntryText, answer: EntryText): EntryText {
  const sendable = withoutUnsent(typed)
  const since = changeable.filter((name) => !isAlike(sendable, saved, name))
  const next = { ...answer, ...Object.fromEntries(since.map((name) => [name, sendable[name]])) }
  return { ...next, images: [...next.images, ...typed.images.filter(isUnsent)] }
}
