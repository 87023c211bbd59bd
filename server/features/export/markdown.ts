/**
 * An entry of the journal as it is exported. `mood` is the word of its own check-in; `day_mood` that of the last
 * check-in of its day, which the screens show where it has none of its own.
 */
export type ExportedEntry = {
  id: string
  date: string
  title: string
  body: string
  tags: string[]
  starred: boolean
  mood_id: string | null
  mood: string | null
  day_mood: string | null
  theme_id: string | null
  theme_title: string | null
  prompt: string | null
  copy_of: string | null
  images: { id: string; alt: string }[]
  created_at: string
  updated_at: string
  deleted_at: string | null
}

/** The longest part of a title in the name of a file, in characters. With its folder it fits every file system. */
const longestName = 60

/** A private picture in the archive. */
export const imagePath = (id: string): string => `journal/images/${id}.webp`

/** A title as a part of a file's name: words with hyphens between them; empty if it has none. */
const slug = (title: string): string =>
  [...title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')]
    .slice(0, longestName)
    .join('')
    .replace(/^-+|-+$/g, '')

/** Names the file of each entry: `journal/2026/11/2026-11-22-title.md`. Entries of a day with the same title are counted. */
export function fileNames(): (entry: Pick<ExportedEntry, 'date' | 'title'>) => string {
  // Entries come by day, so only the names of the last one are needed.
  let last = ''
  const taken = new Set<string>()
  return ({ date, title }) => {
    if (date !== last) taken.clear()
    last = date
    const name = [date, slug(title)].filter(Boolean).join('-')
    let free = name
    for (let count = 2; taken.has(free); count += 1) free = `${name}-${count}`
    taken.add(free)
    return `journal/${date.slice(0, 4)}/${date.slice(5, 7)}/${free}.md`
  }
}

/** The mood that the screens show with an entry, and whether it is the entry's own or the day's. */
export const shownMood = ({ mood, day_mood }: Pick<ExportedEntry, 'mood' | 'day_mood'>) => ({
  mood: mood ?? day_mood,
  of: mood !== null ? ('entry' as const) : day_mood !== null ? ('day' as const) : null,
})

/** A value of front matter. JSON on one line is YAML too. */
const line = (name: string, value: unknown) => `${name}: ${JSON.stringify(value)}\n`

/** An entry as Markdown with front matter. Its pictures are shown from the archive, those outside the text below it. */
export function toMarkdown(entry: ExportedEntry): string {
  const toImages = '../../images'
  const link = (id: string) => `${toImages}/${id}.webp`
  const body = entry.body.replace(/\]\(image:([0-9a-f-]{36})\)/gi, (whole, id: string) =>
    entry.images.some((image) => image.id === id) ? `](${link(id)})` : whole,
  )
  const others = entry.images.filter(({ id }) => !body.includes(`](${link(id)})`))
  const shown = shownMood(entry)
  return [
    '---\n',
    line('id', entry.id),
    line('date', entry.date),
    line('title', entry.title),
    line('tags', entry.tags),
    line('starred', entry.starred),
    line('mood', shown.mood),
    line('mood_of', shown.of),
    line('theme', entry.theme_title),
    line('prompt', entry.prompt),
    line('created_at', entry.created_at),
    line('updated_at', entry.updated_at),
    '---\n\n',
    body,
    '\n',
    ...others.map(({ id, alt }) => `\n![${alt.replace(/[[\]\\]/g, '\\$&')}](${link(id)})\n`),
  ].join('')
}
