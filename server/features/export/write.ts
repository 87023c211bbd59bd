import type { Readable } from 'node:stream'
import { type ExportKind, type ExportManifest, exportFormat } from '../../../contract/export.ts'
import type { Deps } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { zipArchive } from '../../kernel/files/zip.ts'
import { getMember, languageOf } from '../auth/queries.ts'
import { earlierMembersOf } from '../imports/queries.ts'
import { archive } from './archive.ts'
import { readme } from './readme.ts'
import { parts } from './tables.ts'

type Needs = Pick<Deps, 'db' | 'storage' | 'clock' | 'texts' | 'publicUrl'> & { product: string }

/**
 * A member's own data as a ZIP archive, which is written while it is read. What is deleted meanwhile is absent. The
 * manifest comes last and counts what was written. Throws a 404 if there is no such member.
 */
export async function exportOf(
  { db, storage, clock, texts, publicUrl, product }: Needs,
  memberId: string,
  kinds: readonly ExportKind[] | null,
): Promise<Readable> {
  const member = await getMember(db, memberId)
  const now = clock.now()
  const { t } = texts.in(languageOf(member))
  const zone = member.time_zone ?? 'UTC'
  const wanted = parts.filter(({ kind }) => kinds === null || kinds.includes(kind))
  return zipArchive(async (zip) => {
    const { files, listed } = archive(zip, storage)
    await files.note(
      'README.txt',
      readme(t, { name: member.name, origin: publicUrl(), made: toStored(now), zone }),
    )
    for (const part of wanted) await part.write(files, { db, memberId, t, zone })
    await files.thing('manifest.json', {
      format: exportFormat,
      version: 1,
      product,
      made_at: toStored(now),
      origin: publicUrl(),
      member: { id: memberId, name: member.name },
      earlier_members: await earlierMembersOf(db, memberId),
      zone,
      kinds: wanted.map(({ kind }) => kind),
      ...listed,
    } satisfies ExportManifest)
  }, new Date(now.epochMilliseconds))
}
