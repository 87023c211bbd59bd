import { rates } from '../../../contract/rates.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { Refusal } from '../../kernel/http/refusal.ts'
import { toImage } from './queries.ts'
import { importImage, storeImage } from './store.ts'

export const imageHandlers = (deps: Deps) =>
  handlers({
    'POST /upload/image': async ({ member, withFile }) => {
      // Counted at the start of an upload, so that one that never ends counts too.
      const limited = await deps.limiter.take(rates.uploads, member.id)
      if (limited) return limited
      deps.imageRenderer.prepare()
      const row = await withFile((file) => storeImage(deps, file))
      return row instanceof Refusal ? row : { ...toImage(row), palette: row.palette }
    },

    'POST /banners/extract-palette': async ({ member, body }) => {
      const limited = await deps.limiter.take(rates.palettes, member.id)
      if (limited) return limited
      const row = await importImage(deps, body.image_url)
      return row instanceof Refusal ? row : { palette: row.palette, image: toImage(row) }
    },
  })
