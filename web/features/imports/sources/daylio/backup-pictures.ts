import { lengths } from '../../../../../contract/limits.ts'
import { texts, wording } from '../../../../../contract/texts.ts'
import type { PictureInFile, Refused } from '../../candidate.ts'
import { refused } from '../reading.ts'
import { unusablePictures } from '../usable-pictures.ts'
import type { Zip } from '../zip.ts'
import { type Backup, type DayEntry, dayOf } from './backup-format.ts'

const photo = 1

const reasons = texts({
  missing: 'The picture is missing in the backup.',
  recording: 'Recordings are not kept here.',
  many: 'An entry holds {most, plural, one {# picture} other {# pictures}}.',
  broken: 'A picture of this entry can’t be read.',
})

/** The photos of a backup, which are named by their checksums. `entries` are those that come in. */
export async function backupPictures(zip: Zip, content: Backup, entries: DayEntry[], signal: AbortSignal) {
  const paths = new Map(
    zip.paths.filter((path) => /^assets\//.test(path)).map((path) => [path.split('/').at(-1) ?? '', path]),
  )
  const assets = new Map(content.assets.good.map((asset) => [asset.id, asset]))
  const used = entries.flatMap((entry) => entry.assets.good.flatMap((id) => assets.get(id) ?? []))
  const photos = used.filter(({ type }) => type === photo)
  const unusable = await unusablePictures(
    zip,
    photos.flatMap(({ checksum }) => paths.get(checksum) ?? []),
    signal,
  )
  const isUsable = (checksum: string) => !unusable.has(paths.get(checksum) ?? '')

  return {
    count: photos.filter(({ checksum }) => isUsable(checksum)).length,

    /** The photos of an entry, and what of it stays out. */
    of(entry: DayEntry): { found: PictureInFile[]; left: Refused[] } {
      const date = dayOf(entry)
      const found: PictureInFile[] = []
      const left: Refused[] = entry.assets.broken.map((at) =>
        refused(`#${at}`, date, wording(reasons.broken)),
      )
      for (const id of entry.assets.good) {
        const asset = assets.get(id)
        const path = asset && paths.get(asset.checksum)
        const fault = path && unusable.get(path)
        if (asset && asset.type !== photo)
          left.push(refused(asset.checksum, date, wording(reasons.recording)))
        else if (!asset || !path)
          left.push(refused(asset?.checksum ?? `#${id}`, date, wording(reasons.missing)))
        else if (fault) left.push(refused(path, date, fault))
        else if (found.length >= lengths.journalImages)
          left.push(refused(path, date, wording(reasons.many, { most: lengths.journalImages })))
        else found.push({ own_id: asset.checksum, path, alt: '' })
      }
      return { found, left }
    },
  }
}
