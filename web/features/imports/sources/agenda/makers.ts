import * as z from 'zod/mini'
import { healthEntry } from '../../../../../contract/health.ts'
import { moodEntry } from '../../../../../contract/mood.ts'
import { newDailyNotes, newGoals, repeatingItem } from '../../../../../contract/planner.ts'
import type { Candidate, Kind, PictureInFile, Refused, Rows } from '../../candidate.ts'
import { healthDay } from '../health-days.ts'

/** The path of a picture of the export; undefined for one that is missing. */
export type PathOf = (path: string) => string | undefined
/** What one row of a file becomes; undefined for a row that cannot be read. */
export type Make = (row: unknown, pathOf: PathOf) => Iterable<Candidate | Refused> | undefined

const source = 'agenda'
const candidate = <K extends Kind>(
  kind: K,
  { own_id, date, at }: { own_id: string; date: string; at: string | null },
  row: Rows[K],
  pictures: PictureInFile[] = [],
) => ({ kind, source, own_id, date, at, row, pictures }) as Candidate & { kind: K }

const maker =
  <S extends z.ZodMiniType>(
    schema: S,
    make: (row: z.output<S>, pathOf: PathOf) => Iterable<Candidate | Refused>,
  ): Make =>
  (row, pathOf) => {
    const { data, success } = schema.safeParse(row)
    return success ? make(data as z.output<S>, pathOf) : undefined
  }

const words = z.nullable(z.string())
const entry = z.object({
  id: z.string(),
  date: z.string(),
  title: z.string(),
  body: z.string(),
  tags: z.array(z.string()),
  starred: z.boolean(),
  mood_id: words,
  theme_title: words,
  prompt: words,
  images: z.array(z.object({ id: z.string(), alt: z.string() })),
  created_at: z.string(),
})
const post = z.object({ id: z.string(), content: z.string(), image: words, created_at: z.string() })

const moods = maker(moodEntry, ({ id, ...row }) => [
  candidate('mood', { own_id: id, date: row.date, at: row.created_at }, row),
])

const health = maker(healthEntry, ({ id: _, dateISO, meds, ...fields }) =>
  healthDay(source, dateISO, [
    ...Object.entries(fields).filter(([, value]) => value !== null),
    ...(meds.length > 0 ? [['meds', meds] as [string, unknown]] : []),
  ]),
)

const planner = maker(newDailyNotes, ({ date, notes }) =>
  notes.map(({ id, ...item }) =>
    candidate('planner', { own_id: `${date}/${id}`, date, at: null }, { ...item, date }),
  ),
)

const repeating = maker(repeatingItem, ({ id, ...rule }) => [
  candidate('repeating', { own_id: id, date: rule.starts_on, at: null }, rule),
])

const goals = maker(newGoals, ({ week, goals: list, reminders }) => [
  ...list.map((row, at) =>
    candidate('goal', { own_id: `${week}/${at}/${row.text}`, date: week, at: null }, { ...row, week }),
  ),
  ...reminders.map((row, at) =>
    candidate('reminder', { own_id: `${week}/${at}/${row.text}`, date: week, at: null }, { ...row, week }),
  ),
])

const journal = maker(entry, ({ id, images, mood_id, ...row }, pathOf) => [
  candidate(
    'journal',
    { own_id: id, date: row.date, at: row.created_at },
    { ...row, mood: mood_id },
    images.flatMap((image) => {
      const path = pathOf(`journal/images/${image.id}.webp`)
      return path ? { own_id: image.id, path, alt: image.alt } : []
    }),
  ),
])

/** A post stays what it was among its readers. Here it comes back as an entry of the journal, on its own day. */
const posts = maker(post, ({ id, content, image, created_at }, pathOf) => {
  const path = image === null ? undefined : pathOf(image)
  const date = created_at.slice(0, 10)
  return [
    candidate(
      'journal',
      { own_id: id, date, at: created_at },
      {
        date,
        title: '',
        body: content,
        tags: ['community'],
        starred: false,
        created_at,
        mood: null,
        theme_title: null,
        prompt: null,
      },
      path ? [{ own_id: path, path, alt: '' }] : [],
    ),
  ]
})

const makers: readonly [path: RegExp, make: Make][] = [
  [/^moods\/\w+\.json$/, moods],
  [/^health\/\w+\.json$/, health],
  [/^planner\/repeating\.json$/, repeating],
  [/^planner\/\w+\.json$/, planner],
  [/^goals\/\w+\.json$/, goals],
  [/^journal\/(?!bin|settings)\w+\.json$/, journal],
  [/^posts\.json$/, posts],
]

/** What makes candidates of the rows of a file; undefined for a file that is not brought in. */
export const makerOf = (path: string): Make | undefined => makers.find(([pattern]) => pattern.test(path))?.[1]
