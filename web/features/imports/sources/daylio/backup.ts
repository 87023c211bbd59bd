import { texts, wording } from '../../../../../contract/texts.ts'
import { instantInZone } from '../../../../lib/time/wall-clock.ts'
import type { Answers, Candidate, Question, Refused } from '../../candidate.ts'
import { plainText } from '../plain-text.ts'
import {
  type Around,
  firstAndLast,
  inShort,
  isDay,
  type Opened,
  type Reading,
  refused,
  type Source,
} from '../reading.ts'
import { Unreadable } from '../unreadable.ts'
import type { TextReader } from '../whole-text.ts'
import { candidatesOf, countsOf } from '../written-entry.ts'
import type { Zip } from '../zip.ts'
import { type Backup, backup, type DayEntry, dayEntry, dayOf } from './backup-format.ts'
import { backupPictures } from './backup-pictures.ts'
import { chosenMood, countedMood, moodQuestion, moodRefusal, noCheckIns, predefinedNames } from './moods.ts'

const file = 'backup.daylio'

const reasons = texts({
  broken: 'This entry of the backup cannot be read.',
  unnamed: 'This activity has no name in the backup.',
  activity: 'An activity of this entry can’t be read.',
  empty: 'The entry is empty.',
})

/** A backup of Daylio (`.daylio`): a ZIP with the entries as Base64 of JSON, and the photos by their checksums. */
export const daylioBackup: Source = {
  name: 'daylio',
  claims: (opened) => opened.zip?.has(file) ?? false,

  async read(opened: Opened, around: Around): Promise<Reading> {
    const zip = opened.zip as Zip
    const content = contentOf(await zip.text(file), opened.texts)
    if (content.dayEntries.length === 0) throw new Unreadable(wording(noCheckIns, { name: opened.name }))
    const entries = content.dayEntries.map((raw) => dayEntry.safeParse(raw).data)
    const good = entries.filter((entry) => entry !== undefined)
    const names = new Map(content.customMoods.good.map((mood) => [mood.id, nameOf(mood)]))
    /** By which a mood is asked about: its name, or its number if it has none. */
    const keyOf = (mood: number) => names.get(mood) || `#${mood}`
    const moodOf = ({ mood }: DayEntry, of: (key: string) => string | null) =>
      mood === null ? null : of(keyOf(mood))
    const questions = questionsOf(content, good, around.moodNames)
    const pictures = await backupPictures(zip, content, good, around.signal)
    const activities = new Map(content.tags.good.map(({ id, name }) => [id, name]))

    return {
      summary: (answers) => ({
        source: 'daylio',
        counts: countsOf(
          good.map((entry) => ({
            ...wordsOf(entry),
            mood: moodOf(entry, (key) => countedMood(key, questions, answers)),
            pictures: pictures.of(entry).found,
          })),
        ),
        pictures: pictures.count,
        ...firstAndLast(good.map(dayOf)),
        questions,
        left_out: [],
      }),
      picture: (path) => zip.blob(path),
      async *candidates(answers: Answers) {
        yield* unnamedActivities(good, activities)
        for (const [at, entry] of entries.entries()) {
          around.signal.throwIfAborted()
          if (!entry) yield refused(`#${at + 1}`, null, wording(reasons.broken))
          else yield* fromEntry(entry)
        }

        function* fromEntry(entry: DayEntry): Generator<Candidate | Refused> {
          const date = dayOf(entry)
          const name = names.get(entry.mood ?? Number.NaN) ?? ''
          const mood = moodOf(entry, (key) => chosenMood(key, questions, answers))
          const { title, text } = wordsOf(entry)
          const { found, left } = pictures.of(entry)
          const isWritten = Boolean(title || text || found.length > 0)
          if (entry.mood === null && !isWritten) yield refused(`#${entry.id}`, date, wording(reasons.empty))
          else if (entry.mood !== null && mood === null)
            yield refused(name || title || text, date, moodRefusal(keyOf(entry.mood), answers, isWritten))
          yield* left
          for (const at of entry.tags.broken) yield refused(`#${at}`, date, wording(reasons.activity))
          yield* candidatesOf({
            source: 'daylio',
            own_id: String(entry.id),
            date,
            at: momentOf(entry, around.zone),
            mood,
            tags: [
              ...(name ? [`daylio: ${name}`] : []),
              ...entry.tags.good.flatMap((id) => activities.get(id) ?? []),
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

const nameOf = ({ custom_name, predefined_name_id }: Backup['customMoods']['good'][number]): string =>
  custom_name.trim() || predefinedNames[predefined_name_id] || ''

const wordsOf = ({ note_title, note }: DayEntry) => ({ title: plainText(note_title), text: plainText(note) })

/** The instant of an entry, or what its clock says in the member's zone. */
function momentOf(entry: DayEntry, zone: string): string {
  const [day, time] = [
    dayOf(entry),
    [entry.hour, entry.minute].map((part) => String(part).padStart(2, '0')).join(':'),
  ]
  const moment = entry.datetime ?? (isDay(day) ? instantInZone(day, time, zone) : 0)
  return new Date(moment).toISOString()
}

/** The activities that entries have and the backup does not name, each once. */
function* unnamedActivities(entries: DayEntry[], names: ReadonlyMap<number, string>): Generator<Refused> {
  const counts = new Map<number, number>()
  for (const id of entries.flatMap(({ tags }) => tags.good))
    if (!names.has(id)) counts.set(id, (counts.get(id) ?? 0) + 1)
  for (const [id, count] of counts)
    yield refused(count > 1 ? `#${id} × ${count}` : `#${id}`, null, wording(reasons.unnamed))
}

/** Entries that show which mood without a name is meant. */
const sampleCount = 3

/** One question for each mood that was used, the best first. One that was deleted in Daylio has no name. */
function questionsOf(content: Backup, entries: DayEntry[], names: Around['moodNames']): Question[] {
  const moods = content.customMoods.good.toSorted((a, b) => (a.mood_group_id ?? 9) - (b.mood_group_id ?? 9))
  const known = new Map(moods.map((mood) => [mood.id, mood]))
  const used = Map.groupBy(entries, ({ mood }) => mood)
  const asked = new Map<string, Question>()
  for (const id of [...known.keys(), ...used.keys()]) {
    if (id === null) continue
    const [mood, its] = [known.get(id), used.get(id)]
    const name = mood ? nameOf(mood) : ''
    const key = name || `#${id}`
    if (!its || asked.has(key)) continue
    const question = moodQuestion(key, mood?.mood_group_id, names)
    const samples = its
      .slice(0, sampleCount)
      .map((entry) =>
        [dayOf(entry), inShort(wordsOf(entry).title || wordsOf(entry).text, 40)].filter(Boolean).join(' '),
      )
    asked.set(key, name ? question : { ...question, about: '', samples })
  }
  return [...asked.values()]
}

function contentOf(base64: string, texts: TextReader): Backup {
  try {
    const bytes = Uint8Array.from(atob(base64.trim()), (char) => char.charCodeAt(0))
    const { data } = backup.safeParse(texts.json(texts.decode(bytes)))
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
