import type { Plugin } from 'vite'
import { picturesFolder } from '../content/pictures.ts'
import { pictures } from '../server/kernel/files/pictures.ts'

const id = 'virtual:quiet-week'

/** The cover of the built-in week, for which nobody asks the server, as the module `virtual:quiet-week`. */
export function quietWeek(): Plugin {
  return {
    name: 'quiet-week',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load(asked) {
      if (asked !== `\0${id}`) return
      const cover = pictures(picturesFolder)('cover/quiet-week')
      if (!cover?.night) throw new Error('There is no picture cover/quiet-week. Run: npm run art')
      const { url, widths, avif, lqip, night } = cover
      return `export default ${JSON.stringify({
        coverImageUrl: url,
        coverSizes: widths,
        coverAvif: avif,
        coverLqip: lqip,
        coverNight: { sizes: night.widths, avif: night.avif, lqip: night.lqip },
      })}`
    },
  }
}
