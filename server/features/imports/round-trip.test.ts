import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { writeYear, year } from '../../test/made-year.ts'
import { makeMember } from '../../test/make.ts'
import { exportOf, type ReadExport } from '../../test/read-export.ts'
import { restorable, restoreExport } from '../../test/restore-export.ts'

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
