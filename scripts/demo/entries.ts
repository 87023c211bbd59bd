import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { starterThemes } from '../../content/library.ts'
import type { DemoClient } from './demo-client.ts'
import type { DemoPeople } from './people.ts'
import { artOf } from './pictures.ts'
import { seededRandom } from './random.ts'
import type { DemoAction, DemoTimes } from './times.ts'

/** An entry of entries.md: how many days ago it was written, its title or the theme whose prompt it answers, and the key of its picture. */
type Written = { back: number; title: string; tags: string[]; art: string; body: string }

/** Mira's journal. Every fifth entry or so answers the week's prompt. */
export function miraJournal(
  { call }: DemoClient,
  { mira: as }: DemoPeople,
  { now, today }: DemoTimes,
): DemoAction[] {
  const luck = seededRandom(700)
  const write = async ({ title, tags, art, body }: Written, date: string) => {
    const theme = starterThemes.find(({ slug }) => title === `prompt of ${slug}`)
    const image = luck.id()
    if (art) {
      const file = new Blob([new Uint8Array(await artOf(art))])
      await call('POST /journal/images', { as, query: { id: image }, file })
    }
    const alt = /!\[(.*)]/.exec(body)?.[1] ?? ''
    await call('POST /journal', {
      as,
      body: {
        id: luck.id(),
        date,
        title: theme ? '' : title,
        body: body.replace('image:1', `image:${image}`),
        tags,
        starred: luck.is(0.15),
        images: art ? [{ id: image, alt }] : [],
        ...(theme && { theme_title: theme.title, prompt: theme.journalingPrompt }),
      },
    })
  }
  return [
    ...journalEntries().map((entry): DemoAction => {
      const date = today.subtract({ days: entry.back })
      const evening = date.toZonedDateTime({ timeZone: as.zone, plainTime: '20:40' }).toInstant()
      return {
        at: entry.back === 0 ? now.subtract({ minutes: 35 }) : evening,
        does: () => write(entry, date.toString()),
      }
    }),
    {
      at: now.subtract({ minutes: 20 }),
      does: () => call('PATCH /journal/settings', { as, body: { on_this_day: 'all' } }),
    },
  ]
}

function journalEntries(): Written[] {
  const parts = readFileSync(join(import.meta.dirname, 'entries.md'), 'utf8').split(/^# /m)
  return parts.slice(1).map((part) => {
    const [head = '', ...lines] = part.split('\n')
    const [back, title = '', tags = '', art = ''] = head.split('|').map((field) => field.trim())
    return { back: Number(back), title, tags: tags.split(', '), art, body: lines.join('\n').trim() }
  })
}
