import type { Plugin } from 'vite'
import { picturesFolder } from '../content/pictures.ts'
import { eventKinds } from '../contract/event-kind.ts'
import { pictures } from '../server/kernel/files/pictures.ts'

const id = 'virtual:event-pictures'

/**
 * The addresses and placeholders of the pictures of events by kind, as the module `virtual:event-pictures`. They are
 * the same for everybody, so no answer of the API repeats them.
 */
export function eventPictures(): Plugin {
  return {
    name: 'event-pictures',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load(asked) {
      if (asked !== `\0${id}`) return
      const pictureOf = pictures(picturesFolder)
      const known = eventKinds.map((kind) => {
        const picture = pictureOf(`event/${kind}`)
        if (!picture) throw new Error(`There is no picture event/${kind}. Run: npm run art`)
        return [kind, { url: picture.url, widths: picture.widths, lqip: picture.lqip }]
      })
      return `export default ${JSON.stringify(Object.fromEntries(known))}`
    },
  }
}
