import { lengths } from '../../../../../contract/limits.ts'
import { texts, type Wording, wording } from '../../../../../contract/texts.ts'
import { wallClockAt } from '../../../../lib/time/wall-clock.ts'
import type { Candidate, PictureInFile, Question, Refused } from '../../candidate.ts'
import { candidateFault } from '../check.ts'
import {
  type Around,
  firstAndLast,
  inShort,
  type Opened,
  type Reading,
  refused,
  type Source,
} from '../reading.ts'
import { beginningOf } from '../storable.ts'
import { tagsOf } from '../tags.ts'
import { cutOff, Unreadable } from '../unreadable.ts'
import { unusablePictures } from '../usable-pictures.ts'
import type { TextReader } from '../whole-text.ts'
import type { Zip } from '../zip.ts'
import { isZone } from '../zone.ts'
import { type JournalEntry, journal, journalEntry } from './journal-format.ts'
import { readText } from './journal-text.ts'
import { plainOf } from './rich-text.ts'

const reasons = texts({
  broken: 'This entry of the journal cannot be read.',
  empty: 'The entry is empty.',
  missing: 'The picture is missing in the ZIP.',
  tag: 'A tag of this entry can’t be read.',
  part: 'An attachment of this entry can’t be read.',
  other: 'Videos, recordings and PDFs are not kept here.',
  many: 'An entry holds {most, plural, one {# picture} other {# pictures}}.',
})
const others = texts('Videos, recordings and PDFs')
const place: Question = {
  id: 'place',
  group: 'place',
  about: '',
  options: ['yes', 'no'],
  suggestion: 'no',
  samples: [],
}

const looksLikeIt = (head: string) => /^\ufeff?\s*\{/.test(head) && /"entries"|"metadata"/.test(head)
const journalsIn = (zip: Zip) => zip.paths.filter((path) => /^[^/]+\.json$/i.test(path))

/** The JSON of Day One: a ZIP with a file for each journal and a folder of photos, or such a file alone. */
export const dayOne: Source = {
  name: 'day-one',
  async claims({ head, zip }) {
    if (!zip) return looksLikeIt(head) && /"creationDate"|"metadata"/.test(head)
    for (const path of journalsIn(zip)) if (looksLikeIt(await zip.head(path))) return true
    return false
  },

  async read({ blob, name, zip, texts: reader }: Opened, around: Around): Promise<Reading> {
    const contents = zip ? journalsIn(zip).map((path) => zip.text(path)) : [reader.text(blob, name)]
    const raw = (await Promise.all(contents)).flatMap((text) => entriesIn(text, name, reader))
    if (raw.length === 0)
      throw new Unreadable(
        wording(
          'There are no entries in “{name}”. Please export it again, with the journals that you want.',
          {
            name,
          },
        ),
      )
    const entries = withTextAndId(
      raw.map((one) => journalEntry.safeParse(one).data),
      reader,
    )
    const good = entries.filter((entry) => entry !== undefined)
    if (good.length === 0)
      throw new Unreadable(wording('This is not a journal of Day One. Please export it again, as JSON.'))
    const photos = new Map(
      (zip?.paths ?? [])
        .filter((path) => /^photos\//i.test(path))
        .map((path) => [(path.split('/').at(-1) ?? '').replace(/\.\w+$/, ''), path]),
    )
    const unusable = zip
      ? await unusablePictures(
          zip,
          good.flatMap((entry) => entry.photos.good.flatMap(({ md5 }) => photos.get(md5) ?? [])),
          around.signal,
        )
      : new Map<string, Wording>()
    const isUsable = ({ md5 }: { md5: string }) => photos.has(md5) && !unusable.has(photos.get(md5) ?? '')
    const dayOf = (entry: JournalEntry) => dayIn(entry, around.zone)
    return {
      summary: () => ({
        source: 'day-one',
        counts: { journal: good.length },
        pictures: good.reduce((sum, entry) => sum + entry.photos.good.filter(isUsable).length, 0),
        ...firstAndLast(good.flatMap((entry) => dayOf(entry) ?? [])),
        questions: good.some(({ location }) => location) ? [place] : [],
        left_out: [
          {
            what: wording(others),
            why: wording(reasons.other),
            count: good.flatMap(otherMoments).length,
          },
        ].filter(({ count }) => count > 0),
      }),
      ...(zip && { picture: (path: string) => zip.blob(path) }),
      async *candidates(answers) {
        for (const [at, entry] of entries.entries()) {
          around.signal.throwIfAborted()
          const day = entry && dayOf(entry)
          if (!entry || !day)
            yield refused(entry ? inShort(entry.text) : `#${at + 1}`, null, wording(reasons.broken))
          else yield* fromEntry(entry, day, { photos, unusable, withPlace: answers[place.id] === 'yes' })
        }
      },
    }
  },
}

const otherMoments = ({ videos, audios, pdfAttachments }: JournalEntry) => [
  ...videos.good,
  ...audios.good,
  ...pdfAttachments.good,
]

function* fromEntry(
  entry: JournalEntry,
  date: string,
  {
    photos,
    unusable,
    withPlace,
  }: {
    /** Paths by checksums. */
    photos: ReadonlyMap<string, string>
    /** Why a path is no picture that can be brought in. */
    unusable: ReadonlyMap<string, Wording>
    withPlace: boolean
  },
): Generator<Candidate | Refused> {
  const pictures = new Map<string, PictureInFile>()
  const byIdentifier = new Map<string, string>()
  yield* brokenParts(entry, date)
  for (const { identifier, md5 } of entry.photos.good) {
    const path = photos.get(md5)
    const fault = path && unusable.get(path)
    if (fault) yield refused(path, date, fault)
    else if (path === undefined) yield refused(md5 || identifier, date, wording(reasons.missing))
    else if (pictures.size >= lengths.journalImages && !pictures.has(md5))
      yield refused(path, date, wording(reasons.many, { most: lengths.journalImages }))
    else {
      pictures.set(md5, { own_id: md5, path, alt: '' })
      byIdentifier.set(identifier, md5)
    }
  }
  for (const { identifier, md5 } of otherMoments(entry))
    yield refused(md5 || identifier, date, wording(reasons.other))
  const { title, body, alts } = readText(entry.text, byIdentifier)
  if (!title && !body && pictures.size === 0) return yield refused(entry.uuid, date, wording(reasons.empty))
  const { tags, refused: left } = tagsOf(entry.tags.good)
  for (const { name, reason } of left) yield refused(name, date, reason)
  const at = new Date(entry.creationDate).toISOString()
  const candidate: Candidate & { kind: 'journal' } = {
    kind: 'journal',
    source: 'day-one',
    own_id: entry.uuid,
    date,
    at,
    row: {
      date,
      title,
      body: withPlace ? withPlaceOf(entry, body) : body,
      tags,
      starred: entry.starred,
      created_at: at,
      mood: null,
    },
    pictures: [...pictures.values()].map((picture) => ({
      ...picture,
      alt: beginningOf(alts.get(picture.own_id) ?? '', lengths.journalAlt),
    })),
  }
  const fault = candidateFault(candidate)
  if (fault) yield refused(title || body, date, fault)
  else yield candidate
}

function* brokenParts(entry: JournalEntry, date: string): Generator<Refused> {
  const { tags, photos, videos, audios, pdfAttachments } = entry
  for (const at of tags.broken) yield refused(`#${at}`, date, wording(reasons.tag))
  for (const { broken } of [photos, videos, audios, pdfAttachments])
    for (const at of broken) yield refused(`#${at}`, date, wording(reasons.part))
}

/**
 * Gives entries that have rich text alone their words, and those without an id one of their moment: the same in the next
 * export.
 */
function withTextAndId(
  entries: (JournalEntry | undefined)[],
  { json }: TextReader,
): (JournalEntry | undefined)[] {
  const seen = new Map<string, number>()
  return entries.map((entry) => {
    if (!entry) return undefined
    const text = entry.text.trim() ? entry.text : (plainOf(entry.richText, json) ?? '')
    if (entry.uuid) return { ...entry, text }
    const moment = `at ${entry.creationDate.slice(0, 50)}`
    const position = (seen.get(moment) ?? 0) + 1
    seen.set(moment, position)
    return { ...entry, text, uuid: position > 1 ? `${moment}#${position}` : moment }
  })
}

function withPlaceOf({ location }: JournalEntry, body: string): string {
  const parts = [location?.placeName, location?.localityName, location?.country].filter(Boolean)
  const where = [...new Set(parts)].join(', ')
  return where ? `${body}\n\n${where}`.trim() : body
}

/** The day that the clock of the entry's zone showed. */
function dayIn({ creationDate, timeZone }: JournalEntry, zone: string): string | undefined {
  const moment = /^\d{4}-/.test(creationDate) ? Date.parse(creationDate) : Number.NaN
  if (Number.isNaN(moment)) return undefined
  // Old entries have `GMT+0200`.
  const named = timeZone.replace(/^GMT(?=[+-])/, '').replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')
  return wallClockAt(moment, named && isZone(named) ? named : zone).slice(0, 10)
}

/** The entries of one journal; none of what is no journal. Throws an {@link Unreadable} for one that was cut. */
function entriesIn(text: string, name: string, { json }: TextReader): unknown[] {
  try {
    return journal.safeParse(json(text)).data?.entries ?? []
  } catch {
    if (!text.trimEnd().endsWith('}')) throw cutOff(name)
    return []
  }
}
