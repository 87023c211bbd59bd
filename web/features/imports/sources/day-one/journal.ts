import { lengths } from '../../../../../contract/limits.ts'
import { texts, wording } from '../../../../../contract/texts.ts'
import { wallClockAt } from '../../../../lib/time/wall-clock.ts'
import type { Candidate, PictureInFile, Question, Refused } from '../../candidate.ts'
import { candidateFault } from '../check.ts'
import { decoded } from '../chunks.ts'
import {
  type Around,
  firstAndLast,
  inShort,
  type Opened,
  type Reading,
  refused,
  type Source,
} from '../reading.ts'
import { tagsOf } from '../tags.ts'
import { cutOff, Unreadable } from '../unreadable.ts'
import { wholeText } from '../whole-text.ts'
import type { Zip } from '../zip.ts'
import { isZone } from '../zone.ts'
import { type JournalEntry, journal, journalEntry } from './journal-format.ts'
import { readText } from './journal-text.ts'

const reasons = texts({
  broken: 'This entry of the journal cannot be read.',
  empty: 'The entry is empty.',
  missing: 'The picture is missing in the ZIP.',
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
    for (const path of journalsIn(zip)) if (looksLikeIt(await headOf(zip, path))) return true
    return false
  },

  async read({ blob, name, zip }: Opened, around: Around): Promise<Reading> {
    const contents = zip ? journalsIn(zip).map((path) => zip.text(path)) : [wholeText(blob, name)]
    const raw = (await Promise.all(contents)).flatMap((text) => entriesIn(text, name))
    if (raw.length === 0)
      throw new Unreadable(
        wording(
          'There are no entries in “{name}”. Please export it again, with the journals that you want.',
          {
            name,
          },
        ),
      )
    const entries = raw.map((one) => journalEntry.safeParse(one).data)
    const good = entries.filter((entry) => entry !== undefined)
    if (good.length === 0)
      throw new Unreadable(wording('This is not a journal of Day One. Please export it again, as JSON.'))
    const photos = new Map(
      (zip?.paths ?? [])
        .filter((path) => /^photos\//i.test(path))
        .map((path) => [(path.split('/').at(-1) ?? '').replace(/\.\w+$/, ''), path]),
    )
    const dayOf = (entry: JournalEntry) => dayIn(entry, around.zone)
    return {
      summary: () => ({
        source: 'day-one',
        counts: { journal: good.length },
        pictures: good.reduce((sum, entry) => sum + entry.photos.length, 0),
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
          else yield* fromEntry(entry, day, photos, answers[place.id] === 'yes')
        }
      },
    }
  },
}

const otherMoments = ({ videos, audios, pdfAttachments }: JournalEntry) => [
  ...videos,
  ...audios,
  ...pdfAttachments,
]

function* fromEntry(
  entry: JournalEntry,
  date: string,
  photos: ReadonlyMap<string, string>,
  withPlace: boolean,
): Generator<Candidate | Refused> {
  const pictures = new Map<string, PictureInFile>()
  const byIdentifier = new Map<string, string>()
  for (const { identifier, md5 } of entry.photos) {
    const path = photos.get(md5)
    if (path === undefined) yield refused(md5 || identifier, date, wording(reasons.missing))
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
  const { tags, refused: left } = tagsOf(entry.tags)
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
      alt: (alts.get(picture.own_id) ?? '').slice(0, lengths.journalAlt),
    })),
  }
  const fault = candidateFault(candidate)
  if (fault) yield refused(title || body, date, fault)
  else yield candidate
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
function entriesIn(text: string, name: string): unknown[] {
  try {
    return journal.safeParse(JSON.parse(text)).data?.entries ?? []
  } catch {
    if (!text.trimEnd().endsWith('}')) throw cutOff(name)
    return []
  }
}

async function headOf(zip: Zip, path: string): Promise<string> {
  for await (const text of decoded(zip.chunks(path))) return text.slice(0, 4096)
  return ''
}
