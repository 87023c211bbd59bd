import { texts, type Wording, wording } from '../../../../contract/texts.ts'
import { ownExport } from './agenda/export.ts'
import { appleHealth } from './apple-health/export.ts'
import { anyTable } from './csv/any-table.ts'
import { dayOne } from './day-one/journal.ts'
import { daylioBackup } from './daylio/backup.ts'
import { daylioTable } from './daylio/table.ts'
import { calendar } from './ics/calendar.ts'
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

const unknown = texts({
  daylio: 'This is not a Daylio backup. {found}',
  zip: 'Nothing that can be brought in is in this ZIP. {found}',
  file: 'Nothing that can be brought in is in this file. {found}',
})
const empty = texts('The file is empty.')

/** Reads what is in a file, whatever it is called. Throws {@link Unreadable} with what was found in it instead. */
export async function readFile(blob: Blob, name: string, around: Around): Promise<Reading> {
  if (blob.size === 0) throw new Unreadable(wording(empty))
  const file = await openFile(blob, name)
  for (const source of sources) if (await source.claims(file)) return await source.read(file, around)
  const text = /\.daylio$/i.test(name) ? unknown.daylio : file.zip ? unknown.zip : unknown.file
  throw new Unreadable(wording(text, { found: whatIsIn(file) }))
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

function whatIsIn({ zip, head }: Opened): Wording {
  if (zip) {
    const [first] = zip.paths
    return first === undefined
      ? wording('It holds no files.')
      : wording('It holds {count, plural, one {# file} other {# files}}, such as “{first}”.', {
          count: zip.paths.length,
          first: first.slice(0, 80),
        })
  }
  if (head.startsWith('%PDF')) return wording('It is a PDF.')
  if (/^\s*<(?:!doctype html|html)/i.test(head)) return wording('It is a web page.')
  if (/^\s*</.test(head)) return wording('It is XML of another kind.')
  if (/^\s*[{[]/.test(head)) return wording('It is JSON of another kind.')
  if (head.includes('\0') || head.includes('\ufffd')) return wording('It is neither text nor a ZIP.')
  return wording('It is a text without columns.')
}
