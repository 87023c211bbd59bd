import type { Plugin } from 'vite'
import { picturesFolder } from '../content/pictures.ts'
import { eventKinds } from '../contract/event-kind.ts'
import { type BundledPicture, pictures } from '../server/kernel/files/pictures.ts'

type PictureOf = (key: string) => BundledPicture

/** Pictures that are the same for everybody, so no answer of the API repeats them: the content of each module. */
const modules: Record<string, (pictureOf: PictureOf) => unknown> = {
  /** The addresses and placeholders of the pictures of events by kind. */
  'virtual:event-pictures': (pictureOf) =>
    Object.fromEntries(
      eventKinds.map((kind) => {
        const { url, widths, lqip, night } = pictureOf(`event/${kind}`)
        return [kind, { url, widths, lqip, night }]
      }),
    ),

  /** The cover of the built-in week, for which nobody asks the server. */
  'virtual:quiet-week': (pictureOf) => {
    const { url, widths, avif, lqip, night } = pictureOf('cover/quiet-week')
    if (!night) throw new Error('The cover of the built-in week has no night. Run: npm run art')
    return {
      coverImageUrl: url,
      coverSizes: widths,
      coverAvif: avif,
      coverLqip: lqip,
      coverNight: { sizes: night.widths, avif: night.avif, lqip: night.lqip },
    }
  },

  /** What a week is made of, on the landing page. */
  'virtual:landing-pictures': (pictureOf) => {
    const [cover, card] = [pictureOf('cover/tide'), pictureOf('tarot/the-moon')]
    return { cover: { widths: cover.widths, avif: cover.avif }, card: { widths: card.widths } }
  },
}

/** Offers each of the modules to the web. */
export function bundledPictures(): Plugin {
  return {
    name: 'bundled-pictures',
    resolveId: (asked) => (Object.hasOwn(modules, asked) ? `\0${asked}` : undefined),
    load(asked) {
      const content = modules[asked.replace('\0', '')]
      if (!content || !asked.startsWith('\0')) return
      const known = pictures(picturesFolder)
      return `export default ${JSON.stringify(
        content((key) => {
          const picture = known(key)
          if (!picture) throw new Error(`There is no picture ${key}. Run: npm run art`)
          return picture
        }),
      )}`
    },
  }
}
