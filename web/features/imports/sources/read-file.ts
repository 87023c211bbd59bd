import { texts, type Wording, wording } from '../../../../contract/texts.ts'
import { ownExport } from './agenda/export.ts'
import { appleHealth } from './apple-health/export.ts'
import { anyTable } from './csv/any-table.ts'
import { dayOne } from './day-one/journal.ts'
import { daylioBackup } from './daylio/backup.ts'
import { daylioTable } from './daylio/table.ts'
import { calendar } from './ics/calendar.ts'
import { pictureType } from './picture-type.ts'
import type { Around, Opened, Reading, Source } from './reading.ts'
import { Unreadable } from './unreadable.ts'
import { openZip } from './zip.ts'

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

/** Reads what is in a file, whatever it is called. Throws {@link Unreadable} with what was found in it instead. */
export async function readFile(blob: Blob, name: string, around: Around): Promise<Reading> {
  if (blob.size === 0) throw new Unreadable(wording(empty, { name }))
  const file = await openFile(blob, name)
  for (const source of sources) if (await source.claims(file)) return await source.read(file, around)
  throw new Unreadable(await whatItIs(file))
}

async function openFile(blob: Blob, name: string): Promise<Opened> {
  const bytes = new Uint8Array(await blob.slice(0, 4096).arrayBuffer())
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const encoding = isWide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8'
  return isZip
    ? { name, blob, head: '', zip: await openZip(blob) }
    : { name, blob, head: new TextDecoder(encoding).decode(bytes), zip: undefined }
}

async function whatItIs(file: Opened): Promise<Wording> {
  const { name, blob, zip } = file
  if (!zip && (await pictureType(blob))) return wording(unknown.picture, { name })
  return wording(unknown.file, { name, found: whatIsIn(file) })
}

function whatIsIn({ zip, head }: Opened): Wording {
  if (zip) {
    const [first] = zip.paths
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
