import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { picturesFolder } from '../../content/pictures.ts'
import type { DemoClient } from './demo-client.ts'
import type { DemoPeople } from './people.ts'
import { seededRandom } from './random.ts'
import type { DemoAction, DemoTimes } from './times.ts'

/** A picture that is being stored: the promise of its address. */
export type StoredPicture = () => Promise<string>

/** Stores pictures one after another beside everything else, because rendering is most of the work. */
export function pictureKeeper(
  { call }: DemoClient,
  { keeper: as }: DemoPeople,
): (make: () => Promise<Buffer>) => StoredPicture {
  let last: Promise<unknown> = Promise.resolve()
  return (make) => {
    const kept = last.then(async () => {
      const file = new Blob([new Uint8Array(await make())])
      return (await call('POST /upload/image', { as, file })).url
    })
    // The failure is reported to those who await the picture.
    last = kept.catch(() => undefined)
    return () => kept
  }
}

/** The file of one of the product's own pictures, by its key. */
export const artOf = (key: string): Promise<Buffer> => readFile(fileOf(key))

const covers = [
  'first-light wild-garden hearth rain tide mountain-breath still-water bread',
  'embers moss-and-stone harvest night-sky thaw paper-boats letters letting-go',
].flatMap((line) => line.split(' '))

/** Three ways to cut a banner out of a cover, so that no two banners of the gallery are alike. */
const cuts = [
  { left: 0, top: 150, width: 1600, height: 800, flop: false, hue: 0, saturation: 1 },
  { left: 250, top: 90, width: 1200, height: 600, flop: true, hue: 24, saturation: 0.95 },
  { left: 60, top: 330, width: 1240, height: 620, flop: true, hue: -18, saturation: 0.85 },
]
/** The cut of the banner on a profile, where a desk shows a low strip of it: all of the boats are in that. */
const boats = {
  cover: 'paper-boats',
  cut: { left: 100, top: 200, width: 1500, height: 750, flop: true, hue: 24, saturation: 0.95 },
}
const oldestDays = 150
/** As wide as a card of the gallery on a sharp screen. */
const bannerWidth = 1120

/** The member and the picture of each banner. Most are shared, some are private. */
export function banners(
  { call }: DemoClient,
  people: DemoPeople,
  { now }: DemoTimes,
  keep: ReturnType<typeof pictureKeeper>,
): DemoAction[] {
  const luck = seededRandom(400)
  const captions = readFileSync(join(import.meta.dirname, 'captions.md'), 'utf8')
    .trim()
    .split('\n')
  /** The next words for a picture of that cover, or else for any. */
  const captionOf = (cover: string) => {
    const found = [cover, 'any'].map((one) => captions.findIndex((line) => line.startsWith(`${one}: `)))
    const place = found.find((n) => n >= 0)
    return place === undefined ? null : (captions.splice(place, 1)[0]?.replace(/^[^:]+: /, '') ?? null)
  }
  const pictures = luck.some(
    cuts.flatMap((cut) => covers.map((cover) => ({ cover, cut }))),
    covers.length * cuts.length,
  )
  const makers = luck.some(
    people.at(now.subtract({ hours: 24 * oldestDays })).filter((person) => person !== people.mira),
    pictures.length - 1,
  )
  // Newest first, as in the gallery, so that its first page gets the most words.
  return [people.mira, ...makers].map((as, n) => {
    const { cover, cut } = as === people.mira ? boats : (pictures[n] as (typeof pictures)[number])
    const age = n / makers.length
    // Most of a member's own pictures have words.
    const caption = as === people.mira ? 'Where the week begins.' : n % 3 === 2 ? null : captionOf(cover)
    const share = { is_shared: n % 8 !== 3, show_name: n % 4 !== 2, caption, alt_text: caption }
    const kept = keep(() => cutOut(cover, cut))
    return {
      at: now.subtract({ minutes: Math.round(90 + oldestDays * 1440 * age ** 1.8) }),
      does: async () => call('PATCH /me/banner/share', { as, body: { url: await kept(), ...share } }),
    }
  })
}

function cutOut(cover: string, { left, top, width, height, flop, hue, saturation }: (typeof cuts)[number]) {
  const strip = sharp(fileOf(`cover/${cover}`)).extract({ left, top, width, height })
  const turned = flop ? strip.flop() : strip
  return turned.resize({ width: bannerWidth }).modulate({ hue, saturation }).jpeg({ quality: 92 }).toBuffer()
}

const manifest: Record<string, { files: { file: string }[] }> = JSON.parse(
  readFileSync(join(picturesFolder, 'manifest.json'), 'utf8'),
)

/** The file of one of the product's own pictures in its widest form. */
function fileOf(key: string): string {
  const file = manifest[key]?.files[0]?.file
  if (!file) throw new Error(`There is no picture ${key}.`)
  return join(picturesFolder, file)
}
