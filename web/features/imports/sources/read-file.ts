import { texts, type Wording, wording } from '../../../../contract/texts.ts'
import { ownExport } from './agenda/export.ts'
import { appleHealth } from './apple-health/export.ts'
import { anyTable } from './csv/any-table.ts'
import { dayOne } from './day-one/journal.ts'
import { daylioBackup } from './daylio/backup.ts'
import { daylioTable } from './daylio/table.ts'
import { decodeText, encodings } from './encodings.ts'
import { calendar } from './ics/calendar.ts'
import { isCalendarPath } from './ics/calendars-in.ts'
import { pictureType } from './picture-type.ts'
import type { Around, Opened, Reading, Source } from './reading.ts'
import { storable } from './storable.ts'
import { Unreadable } from './unreadable.ts'
import { textReader } from './whole-text.ts'
import { openZip, type Zip, zipLimits } from './zip.ts'

/** The first that knows the file reads it, so the most particular come first. */
const sources: readonly Source[] = [
  ownExport,
  daylioBackup,
  appleHealth,
  dayOne,
  calendar,
  daylioTable,
  anyTable,
]

/** What a file from elsewhere gets to hear. The list of what can be brought in stands below it. */
const unknown = texts({
  file: 'Nothing in “{name}” can be brought in: {found}. Below is where to find a file that can be brought in.',
  picture:
    'Nothing in “{name}” can be brought in: it is a picture. Pictures can be added to an entry of the journal.',
})
const empty = texts('“{name}” is empty. Please save or export it again.')
const unstorable = texts({
  what: 'Unsupported characters',
  why: 'They can’t be stored, so we left them out. The text around them is complete.',
})

/** ZIPs within ZIPs that are opened. */
const mostNested = 2
/** The names of files that can be read by themselves. */
const readable = /\.(?:csv|tsv|ics|ical|ifb|xml|json|daylio|zip)$/i

/** Reads what is in a file, whatever it is called. Throws {@link Unreadable} with what was found in it instead. */
export async function readFile(blob: Blob, name: string, around: Around): Promise<Reading> {
  if (blob.size === 0) throw new Unreadable(wording(empty, { name }))
  const file = await openFile(blob, name, around)
  const found = await sourceOf(file, around)
  if (!found) throw new Unreadable(await whatItIs(file))
  return withWhatWasUnclear(await found.source.read(found.file, around), found.file)
}

type Found = { source: Source; file: Opened }

/**
 * Who reads a file, and what of it: the file itself, one folder of a ZIP, the calendars of a ZIP that holds nothing else, or
 * the only file in there that can be read.
 */
async function sourceOf(file: Opened, around: Around, depth = 0): Promise<Found | undefined> {
  const { zip } = file
  for (const view of [file, ...(zip?.folders() ?? []).map((folder): Opened => ({ ...file, zip: folder }))])
    for (const source of sources) if (await source.claims(view)) return { source, file: view }
  const named = zip?.paths.filter((path) => readable.test(path)) ?? []
  if (named.length > 1 && named.every(isCalendarPath)) return { source: calendar, file }
  const path = zip && onlyFile(zip)
  if (!zip || path === undefined || depth >= mostNested) return undefined
  const inside = await openFile(await zip.blob(path), path.split('/').at(-1) ?? path, around)
  return sourceOf(inside, around, depth + 1)
}

/** The only file of a ZIP that can be read, by its name, or the only one. */
function onlyFile({ paths }: Zip): string | undefined {
  const named = paths.filter((path) => readable.test(path))
  return named.length === 1 ? named[0] : paths.length === 1 ? paths[0] : undefined
}

/** Adds the encoding to what is asked, and what cannot be stored to what stays out. */
function withWhatWasUnclear(reading: Reading, { texts: reader }: Opened): Reading {
  const question = reader.question()
  const count = reader.dropped()
  if (!question && count === 0) return reading
  return {
    ...reading,
    summary(answers) {
      const summary = reading.summary(answers)
      return {
        ...summary,
        questions: [...(question ? [question] : []), ...summary.questions],
        left_out: [
          ...summary.left_out,
          ...(count > 0 ? [{ what: wording(unstorable.what), why: wording(unstorable.why), count }] : []),
        ],
      }
    },
  }
}

async function openFile(blob: Blob, name: string, around: Around): Promise<Opened> {
  const bytes = new Uint8Array(await blob.slice(0, 4096).arrayBuffer())
  const reader = textReader(around)
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)
  return isZip
    ? { name, blob, head: '', zip: await openZip(blob, zipLimits, reader), texts: reader }
    : { name, blob, head: headOf(bytes, around), zip: undefined, texts: reader }
}

/** Control characters in a hundred that a text has at most. */
const mostControls = 8

/** The beginning of a file as text; what is no text is left as it is. */
function headOf(bytes: Uint8Array, { language, encoding }: Around): string {
  const chosen = encodings.find((one) => one === encoding)
  const { text } = decodeText(bytes, language, chosen)
  const controls = text.match(/[^\P{Cc}\t\n\r\v\f]/gu)?.length ?? 0
  return controls * 100 > text.length * mostControls ? new TextDecoder().decode(bytes) : storable(text).text
}

async function whatItIs(file: Opened): Promise<Wording> {
  const { name, blob, zip } = file
  if (!zip && (await pictureType(blob))) return wording(unknown.picture, { name })
  return wording(unknown.file, { name, found: whatIsIn(file) })
}

function whatIsIn({ zip, head }: Opened): Wording {
  if (zip) {
    const [first] = zip.paths
    const several = zip.paths.filter((path) => readable.test(path))
    if (several.length > 1)
      return wording('it holds {count} files, such as “{first}”; unpack it, and choose one of them', {
        count: several.length,
        first: several[0]?.slice(0, 80) ?? '',
      })
    return first === undefined
      ? wording('it holds no files')
      : wording('it holds {count, plural, one {# file} other {# files}}, such as “{first}”', {
          count: zip.paths.length,
          first: first.slice(0, 80),
        })
  }
  if (head.startsWith('%PDF')) return wording('it is a PDF')
  if (/^\s*<(?:!doctype html|html)/i.test(head)) return wording('it is a web page')
  if (/^\s*</.test(head)) return wording('it is XML of another kind')
  if (/^\s*[{[]/.test(head)) return wording('it is JSON of another kind')
  if (head.includes('\0') || head.includes('\ufffd')) return wording('it is neither text nor a ZIP')
  return wording('it is a text without columns')
}
