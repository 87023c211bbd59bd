import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import type { ImportKind } from '../../../contract/imports.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { smallPicture } from '../../test/fill-account.ts'
import { day, daylio, importCalls, item, outcomes } from '../../test/import-calls.ts'
import { writeYear, year } from '../../test/made-year.ts'
import { makeMember } from '../../test/make.ts'
import { exportOf, type ReadExport } from '../../test/read-export.ts'
import { beginImport, restorable, restoreExport, sendRows } from '../../test/restore-export.ts'

let app: TestApp
let another: TestApp
beforeAll(async () => {
  app = await testApp()
  another = await testApp()
})
afterAll(async () => {
  await app.close()
  await another.close()
})

type Entry = { id: string; body: string; tags: string[]; images: { id: string; alt: string }[] }

/** The entries that were posts: another account keeps them in the journal (decision 22). */
const wasPost = ({ tags }: Entry) => tags.includes('community')

const entriesOf = ({ files, json }: ReadExport): Entry[] =>
  [...files.keys()]
    .filter((path) => /^journal\/\d{4}\.json$/.test(path))
    .flatMap((path) => json(path) as Entry[])

/** What a restore brings back as it was: everything but the posts. */
const asItWas = (read: ReadExport) =>
  Object.fromEntries(
    Object.entries(restorable(read)).flatMap(([path, content]) => {
      if (!path.startsWith('journal/')) return [[path, content]]
      const entries = (content as Entry[]).filter((entry) => !wasPost(entry))
      return entries.length > 0 ? [[path, entries]] : []
    }),
  )

/** A picture as an eye sees it. A restore renders it anew, so its bytes are others. */
async function seen(bytes: Buffer | undefined) {
  const { width, height } = await sharp(bytes).metadata()
  const { channels } = await sharp(bytes).stats()
  return { width, height, colors: channels.slice(0, 3).map(({ mean }) => Math.round(mean / 32)) }
}

/** The pictures of the journal by their paths, those of some entries. */
const picturesOf = async (read: ReadExport, entries: readonly Entry[]) =>
  Object.fromEntries(
    await Promise.all(
      entries
        .flatMap(({ images }) => images)
        .map(async ({ id }) => [id, await seen(read.files.get(`journal/images/${id}.webp`))] as const),
    ),
  )

const numRuns = process.env.THOROUGH ? 200 : 12

test('what is taken out and brought into an empty account comes out again as it was', async () => {
  await fc.assert(
    fc.asyncProperty(year, fc.boolean(), async (made, elsewhere) => {
      const [from, target] = [await makeMember(app), elsewhere ? another : app]
      const to = await makeMember(target)
      await writeYear(app, from, made)
      const out = await exportOf(app, from)
      expect(out.manifest.missing).toEqual([])
      const { outcomes } = await restoreExport(target, to, out)
      expect(
        outcomes.filter(({ outcome }) => outcome !== 'new' && outcome !== 'changed' && outcome !== 'same'),
      ).toEqual([])
      const again = await exportOf(target, to)
      expect(again.manifest.missing).toEqual([])
      expect(asItWas(again)).toEqual(asItWas(out))

      const [written, brought] = [entriesOf(out), entriesOf(again)]
      const kept = brought.filter((entry) => !wasPost(entry))
      expect(await picturesOf(again, kept)).toEqual(await picturesOf(out, written))
      // Posts are in the journal, each with its picture. The banner is in the file alone.
      const posts = out.json('posts.json') as { content: string; image: string | null }[]
      const journaled = brought.filter(wasPost)
      const told = async (body: string, picture: Buffer | undefined) =>
        JSON.stringify([body, picture && (await seen(picture))])
      const asPosted = posts.map(({ content, image }) =>
        told(content, image ? out.files.get(image) : undefined),
      )
      const asBrought = journaled.map(({ body, images: [image] }) =>
        told(body, image && again.files.get(`journal/images/${image.id}.webp`)),
      )
      expect((await Promise.all(asBrought)).sort()).toEqual((await Promise.all(asPosted)).sort())
      const banner = out.json('banner.json') as { image: string } | null
      expect([banner !== null, again.files.has('banner.json')]).toEqual([made.banner !== null, false])
      if (banner) expect((await seen(out.files.get(banner.image))).width).toBe(24)

      // And once more into the account that it came from: nothing happens, but to the entries that were posts there.
      const back = await restoreExport(app, from, again)
      expect(
        back.outcomes.filter(({ outcome }) => outcome !== 'same').map(({ outcome, id }) => [outcome, id]),
      ).toEqual(journaled.map(({ id }) => ['new', id]))
    }),
    { numRuns },
  )
}, 1_200_000)

describe('what other products brought in', () => {
  const { id: _, ...appointment } = item('1', 'Choir', { time: '19:00', endTime: '20:00' })
  const page = {
    source_id: 'a/journal',
    date: day,
    title: 'Lake',
    body: 'Look: ![lake](image:P1)',
    images: [{ source_id: 'P1', alt: 'a lake' }],
    mood_source_id: 'a',
    created_at: `${day}T20:00:00Z`,
  }
  /** What each source sends, in the order of the browser. */
  const sent: { source: string; kind: ImportKind; rows: Record<string, unknown>[] }[] = [
    { source: 'daylio', kind: 'mood', rows: daylio },
    { source: 'daylio', kind: 'journal', rows: [page] },
    { source: 'ics', kind: 'plan', rows: [{ date: day, notes: [{ ...appointment, source_id: 'uid-1' }] }] },
    {
      source: 'elsewhere',
      kind: 'repeating-item',
      rows: [{ source_id: 'r', text: 'Vitamins', type: 'task', repeat: { every: 'day' }, starts_on: day }],
    },
  ]
  const bringIn = async (target: TestApp, as: Session) => {
    const told: string[] = []
    for (const { source, kind, rows } of sent) {
      const id = await beginImport(target, as, source)
      const taken = await sendRows(target, as, id, { kind, rows })
      told.push(...outcomes(taken))
      for (const { id: entry = '', images = [] } of taken)
        for (const { id: image, position, alt } of images) {
          const query = { image, entry, position, alt }
          const file = await smallPicture()
          await target.call('POST /imports/{id}/image', { as, params: { id }, query, file })
        }
    }
    return told
  }

  test('is known again from its own file in every account that it moved to', async () => {
    const first = await makeMember(app)
    expect(new Set(await bringIn(app, first))).toEqual(new Set(['new']))
    const second = await makeMember(another)
    await restoreExport(another, second, await exportOf(app, first))
    expect(new Set(await bringIn(another, second))).toEqual(new Set(['same']))
    const out = await exportOf(another, second)
    expect(out.manifest.earlier_members).toEqual([first.user.id])

    const third = await makeMember(app)
    await restoreExport(app, third, out)
    expect(new Set(await bringIn(app, third))).toEqual(new Set(['same']))
    // A later export of the source adds what is new in it, and names what is here.
    const later = [...daylio, { source_id: 'c', date: day, mood: 'sad' }]
    const rows = [...later.slice(2), ...daylio]
    const looked = await app.call('POST /imports/preview', {
      as: third,
      body: { source: 'daylio', kind: 'mood', rows },
    })
    expect(outcomes(looked.body.rows)).toEqual(['new', 'same', 'same'])
    const id = await beginImport(app, third, 'daylio')
    expect(outcomes(await sendRows(app, third, id, { kind: 'mood', rows }))).toEqual(['new', 'same', 'same'])
    expect(await importCalls(() => app).moods(third)).toHaveLength(3)
  })

  test('is known by the ids of its member alone, whatever account another names', async () => {
    const [one, other] = [await makeMember(app), await makeMember(app)]
    await bringIn(app, one)
    await beginImport(app, other, undefined, undefined, [one.user.id])
    expect(new Set(await bringIn(app, other))).toEqual(new Set(['new']))
  })
})
