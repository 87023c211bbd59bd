import { hashOfUpload } from '../../../contract/images.ts'
import { rates } from '../../../contract/rates.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { asJson } from '../../kernel/database/serialized-json.ts'
import { notFound, Refusal, refuse } from '../../kernel/http/refusal.ts'
import { importImage } from '../images/store.ts'
import { listShared } from './gallery.ts'
import { countBanners, listBanners, listReports } from './moderation.ts'
import { changeBanner, getOwnBanner } from './queries.ts'
import { type ReportRefusal, reportBanner } from './reports.ts'
import type { BannerChange } from './rules.ts'

const noSuchBanner = () => notFound('Banner not found')
const atUrl = (status: number, message: string) =>
  refuse(status, message, { errors: [{ path: 'url', message }] })

const refusals: Record<ReportRefusal, () => Refusal> = {
  absent: noSuchBanner,
  own: () => refuse(400, 'You cannot report your own banner'),
  again: () => refuse(409, 'You have already reported this banner'),
}

export const bannerHandlers = (deps: Deps) => {
  const { db, clock, limiter } = deps

  /**
   * The picture of a new address. Fetching one from elsewhere is limited, as it is when only its colors are wanted.
   */
  async function adopt(memberId: string, url: string) {
    const limited = hashOfUpload(url) ? undefined : await limiter.take(rates.palettes, memberId)
    if (limited) return limited
    const image = await importImage(deps, url)
    if (!(image instanceof Refusal)) return { url, image }
    return image.status < 500 ? atUrl(image.status, image.message) : image
  }

  async function change(memberId: string, changes: BannerChange) {
    const first = await changeBanner(db, memberId, changes, undefined, clock.now())
    if (first !== 'needs picture' || !changes.url) return first
    const picture = await adopt(memberId, changes.url)
    return picture instanceof Refusal ? picture : changeBanner(db, memberId, changes, picture, clock.now())
  }

  return handlers({
    'GET /me/banner': async ({ member }) => getOwnBanner(db, member.id),

    'PATCH /me/banner/share': async ({ member, body }) => {
      const answer = await change(member.id, body)
      if (answer instanceof Refusal) return answer
      return answer === 'no url' ? atUrl(400, 'Please add a banner URL') : getOwnBanner(db, member.id)
    },

    'GET /banners/shared': async ({ readDb, member, query }) =>
      asJson(await listShared(readDb, member, query)),

    'POST /banners/{id}/report': async ({ member, params, body }) => {
      const limited = await limiter.take(rates.reports, member.id)
      if (limited) return limited
      const changes = { bannerId: params.id, reason: body.reason }
      const answer = await reportBanner(db, member.id, changes, clock.now())
      if (typeof answer === 'string') return refusals[answer]()
      return { ok: true, ...(answer.waits && { waits: true }) }
    },

    'GET /admin/banners': async ({ readDb, member, query }) => listBanners(readDb, member, query),

    'GET /admin/stats/banners': async ({ readDb, member }) => countBanners(readDb, member),

    'GET /admin/banners/{id}/reports': async ({ member, params }) => listReports(db, member, params.id),
  })
}
