import type { ImportInfo } from '../../../contract/imports.ts'
import { lengths } from '../../../contract/limits.ts'
import { wording } from '../../../contract/texts.ts'
import { call, zone } from '../../lib/api.ts'
import { newId } from '../../lib/new-id.ts'
import { sendFile } from '../../lib/send-file.ts'
import { imageFault } from '../images/image-fault.ts'
import { shrunk } from '../images/shrink.ts'
import type { Answers, SourceName } from './candidate.ts'
import { ImportFault, imports } from './client.ts'
import { onlyWanted } from './kinds-to-bring.ts'
import type { Ledger, NoLonger } from './ledger.ts'
import { findNoLonger, removeItems } from './no-longer.ts'
import { isOpen } from './queries.ts'
import { walk } from './walk.ts'
import { type OnWait, withRetries } from './with-retries.ts'

/** A file with what was answered about it. */
export type Chosen = { file: File; source: SourceName; members?: string[] | undefined; answers: Answers }
export type Wins = 'here' | 'file'
/** The signal ends what is sent, and not the reader, so that going on need not read the file again. */
type Around = { signal: AbortSignal; onStep: () => void; onWait: OnWait }

/** The name under which an import is listed. */
const listedName = (file: File): string => file.name.slice(0, lengths.fileName)

/** Throws an {@link ImportFault} for a file of which more is wanted than one import takes. Nothing is sent. */
async function refuseTooMany({ file, answers }: Chosen, signal: AbortSignal): Promise<void> {
  const { importedThings: most } = lengths
  let count = 0
  for await (const one of onlyWanted(imports.candidates(file, zone(), answers), answers)) {
    signal.throwIfAborted()
    if (one.kind !== 'refused') count += 1
    if (count > most)
      throw new ImportFault(
        wording(
          '“{name}” holds more than {most, number} things, which is too many for one import. Please leave a kind out, or export fewer years at a time.',
          { name: file.name, most },
        ),
      )
  }
}

/** Writes down what bringing a file in would do. Nothing is stored. One with too many things is refused unsent. */
export async function preview(chosen: Chosen, ledger: Ledger, around: Around): Promise<void> {
  const { file, source, answers } = chosen
  const { signal, onStep } = around
  await refuseTooMany(chosen, signal)
  await walk(onlyWanted(imports.candidates(file, zone(), answers), answers), ledger, {
    send: async (kind, rows) => {
      const body = { source, kind, rows: [...rows] }
      return (await withRetries(() => call('POST /imports/preview', { body, signal }), around)).rows
    },
    onStep,
  })
  ledger.noLonger = await findNoLonger(chosen, ledger, around)
}

/** Begins an import, or goes on with one of the same file that was broken off. Answers its id. */
export async function beginImport(
  { file, source, members }: Chosen,
  known: readonly ImportInfo[],
  around: Around,
): Promise<string> {
  const file_name = listedName(file)
  const open = known.find((one) => isOpen(one) && one.source === source && one.file_name === file_name)
  const body = { id: open?.id ?? newId(), source, file_name, earlier_members: members }
  return (await withRetries(() => call('POST /imports', { body, signal: around.signal }), around)).id
}

/** Brings a file in, goes on where the ledger ends, and closes the import. */
export async function bringIn(
  { file, answers }: Chosen,
  { id, wins, removed }: { id: string; wins: Wins; removed: readonly NoLonger[] },
  ledger: Ledger,
  around: Around,
): Promise<ImportInfo> {
  const { signal, onStep } = around
  const params = { id }
  await walk(onlyWanted(imports.candidates(file, zone(), answers), answers), ledger, {
    send: async (kind, rows) => {
      const body = { kind, rows: [...rows], wins }
      return (await withRetries(() => call('POST /imports/{id}/rows', { params, body, signal }), around)).rows
    },
    sendPicture: async ({ id: image, entry, position, alt }, { path }) => {
      const small = await shrunk(await imports.readPicture(file, zone(), path))
      const fault = await imageFault(small)
      if (fault) throw new ImportFault(wording(fault))
      const query = { image, entry, position, alt }
      await withRetries(
        () => sendFile('POST /imports/{id}/image', { params, query, file: small, signal }),
        around,
      )
    },
    onStep,
  })
  await removeItems(id, removed, around)
  ledger.noLonger = [...removed]
  return withRetries(() => call('POST /imports/{id}/finish', { params, signal }), around)
}
