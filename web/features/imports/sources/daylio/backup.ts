import { lengths } from '../../../../../contract/limits.ts'
import { texts, wording } from '../../../../../contract/texts.ts'
import type { Answers, Candidate, PictureInFile, Question, Refused } from '../../candidate.ts'
import { plainText } from '../plain-text.ts'
import { type Around, firstAndLast, type Opened, type Reading, refused, type Source } from '../reading.ts'
import { Unreadable } from '../unreadable.ts'
import { candidatesOf, countsOf } from '../written-entry.ts'
import type { Zip } from '../zip.ts'
import { type Backup, backup, type DayEntry, dayEntry } from './backup-format.ts'
import { chosenMood, countedMood, moodQuestion, moodRefusal, noCheckIns, predefinedNames } from './moods.ts'

const file = 'backup.daylio'
const photo = 1

const reasons = texts({
  broken: 'This entry of the backup cannot be read.',
  missing: 'The picture is missing in the backup.',
  recording: 'Recordings are not kept here.',
  many: 'An entry holds {most, plural, one {# picture} other {# pictures}}.',
})

/** A backup of Daylio (`.daylio`): a ZIP with the entries as Base64 of JSON, and the photos by their checksums. */
export const daylioBackup: Source = {
  name: 'daylio',
  claims: (opened) => opened.zip?.has(file) ?? false,

  async read(opened: Opened, around: Around): Promise<Reading> {
    const zip = opened.zip as Zip
    const content = contentOf(await zip.text(file))
    if (content.dayEntries.length === 0) throw new Unreadable(wording(noCheckIns, { name: opened.name }))
    const entries = content.dayEntries.map((raw) => dayEntry.safeParse(raw).data)
    const good = entries.filter((entry) => entry !== undefined)
    const names = new Map(content.customMoods.map((mood) => [mood.id, nameOf(mood)]))
    const questions = questionsOf(content, good, around.moodNames)
    const photos = new Map(
      zip.paths.filter((path) => /^assets\//.test(path)).map((path) => [path.split('/').at(-1) ?? '', path]),
    )
    const activities = new Map(content.tags.map(({ id, name }) => [id, name]))
    const assets = new Map(content.assets.map((asset) => [asset.id, asset]))
    const pictures = good
      .flatMap((entry) => entry.assets)
      .filter((id) => assets.get(id)?.type === photo).length
    /** The photos of an entry, and what of it stays out. */
    function picturesOf(entry: DayEntry): { found: PictureInFile[]; left: Refused[] } {
      const date = dayOf(entry)
      const found: PictureInFile[] = []
      const left: Refused[] = []
      for (const id of entry.assets) {
        const asset = assets.get(id)
        const path = asset && photos.get(asset.checksum)
        if (asset && asset.type !== photo)
          left.push(refused(asset.checksum, date, wording(reasons.recording)))
        else if (!asset || !path)
          left.push(refused(asset?.checksum ?? `#${id}`, date, wording(reasons.missing)))
        else if (found.length >= lengths.journalImages)
          left.push(refused(path, date, wording(reasons.many, { most: lengths.journalImages })))
        else found.push({ own_id: asset.checksum, path, alt: '' })
      }
      return { found, left }
    }

    return {
      summary: (answers) => ({
        source: 'daylio',
        counts: countsOf(
          good.map((entry) => ({
            ...wordsOf(entry),
            mood: countedMood(names.get(entry.mood) ?? '', questions, answers),
            pictures: picturesOf(entry).found,
          })),
        ),
        pictures,
        ...firstAndLast(good.map(dayOf)),
        questions,
        left_out: [],
      }),
      picture: (path) => zip.blob(path),
      async *candidates(answers: Answers) {
        for (const [at, entry] of entries.entries()) {
          around.signal.throwIfAborted()
          if (!entry) yield refused(`#${at + 1}`, null, wording(reasons.broken))
          else yield* fromEntry(entry)
        }

        function* fromEntry(entry: DayEntry): Generator<Candidate | Refused> {
          const date = dayOf(entry)
          const name = names.get(entry.mood) ?? ''
          const mood = chosenMood(name, questions, answers)
          const { title, text } = wordsOf(entry)
          const { found, left } = picturesOf(entry)
          if (mood === null) {
            const isWritten = Boolean(title || text || found.length > 0)
            yield refused(name || title || text, date, moodRefusal(name, answers, isWritten))
          }
          yield* left
          yield* candidatesOf({
            source: 'daylio',
            own_id: String(entry.id),
            date,
            at: new Date(entry.datetime).toISOString(),
            mood,
            tags: [
              ...(name ? [`daylio: ${name}`] : []),
              ...entry.tags.flatMap((id) => activities.get(id) ?? []),
            ],
            title,
            text,
            starred: false,
            pictures: found,
          })
        }
      },
    }
  },
}

const nameOf = ({ custom_name, predefined_name_id }: Backup['customMoods'][number]): string =>
  custom_name.trim() || predefinedNames[predefined_name_id] || ''

const wordsOf = ({ note_title, note }: DayEntry) => ({ title: plainText(note_title), text: plainText(note) })

/** The day on the person's own clock. */
const dayOf = ({ year, month, day }: DayEntry): string =>
  `${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** One question for each mood that was used, the best first. */
function questionsOf({ customMoods }: Backup, entries: DayEntry[], names: Around['moodNames']): Question[] {
  const used = new Map<number, number>()
  for (const { mood } of entries) used.set(mood, (used.get(mood) ?? 0) + 1)
  const asked = new Map<string, Question>()
  for (const mood of customMoods.toSorted((a, b) => a.mood_group_id - b.mood_group_id)) {
    const name = nameOf(mood)
    if (used.has(mood.id) && !asked.has(name)) asked.set(name, moodQuestion(name, mood.mood_group_id, names))
  }
  return [...asked.values()]
}

function contentOf(base64: string): Backup {
  try {
    const bytes = Uint8Array.from(atob(base64.trim()), (char) => char.charCodeAt(0))
    const { data } = backup.safeParse(JSON.parse(new TextDecoder().decode(bytes)))
    if (data) return data
  } catch {
    // Neither Base64 nor JSON.
  }
  throw new Unreadable(
    wording(
      'This is not a Daylio backup: its “{file}” holds no entries that can be read. Please export it again.',
      { file },
    ),
  )
}
