import type { FastifyInstance } from 'fastify'
import { picturesFolder } from '../content/pictures.ts'
import { api } from '../contract/api.ts'
import { deletionHandlers } from './deletion/handlers.ts'
import type { Deps } from './deps.ts'
import { adminHandlers } from './features/admin/handlers.ts'
import { affirmationHandlers } from './features/affirmation/handlers.ts'
import { auditHandlers } from './features/audit/handlers.ts'
import { authHandlers } from './features/auth/handlers.ts'
import { invitationHandlers } from './features/auth/invitation-handlers.ts'
import { notMeHandlers } from './features/auth/not-me/handlers.ts'
import { oidcHandlers } from './features/auth/oidc/handlers.ts'
import { otherAccountHandlers } from './features/auth/other-accounts.ts'
import { ownAccountHandlers } from './features/auth/own-account.ts'
import { passkeyHandlers } from './features/auth/passkeys/handlers.ts'
import { readRouting } from './features/auth/recent-writes.ts'
import { secondFactorHandlers } from './features/auth/second-factor/handlers.ts'
import { openSession, sessionAuthentication } from './features/auth/sessions.ts'
import { bannerHandlers } from './features/banners/handlers.ts'
import { blockHandlers } from './features/blocks/handlers.ts'
import { communityHandlers } from './features/community/handlers.ts'
import { demoHandlers } from './features/demo/handlers.ts'
import { withDemoStrip } from './features/demo/page.ts'
import { eventHandlers } from './features/events/handlers.ts'
import { eventPreview } from './features/events/link-preview.ts'
import { exportHandlers } from './features/export/handlers.ts'
import { serveExports } from './features/export/serve.ts'
import { healthHandlers } from './features/health/handlers.ts'
import { imageHandlers } from './features/images/handlers.ts'
import { serveUploads } from './features/images/serve.ts'
import { importHandlers } from './features/imports/handlers.ts'
import { journalHandlers } from './features/journal/handlers.ts'
import { serveJournalImages } from './features/journal/serve-images.ts'
import { memberPageHandlers } from './features/member-page/handlers.ts'
import { moderationHandlers } from './features/moderation/handlers.ts'
import { moodHandlers } from './features/mood/handlers.ts'
import { noticeHandlers } from './features/notices/handlers.ts'
import { replanning } from './features/notices/saving.ts'
import { serveLetters } from './features/notices/serve-letters.ts'
import { plannerHandlers } from './features/planner/handlers.ts'
import { practiceHandlers } from './features/practice/handlers.ts'
import { profileHandlers } from './features/profile/handlers.ts'
import { quotaHandlers, spaceGuard } from './features/quota/handlers.ts'
import { themeHandlers } from './features/themes/handlers.ts'
import { themeLibraryHandlers } from './features/themes/library-handlers.ts'
import { serveThemePacks } from './features/themes/serve-packs.ts'
import { feedHandlers } from './feeds/handlers.ts'
import { serveFeeds } from './feeds/serve.ts'
import type { Handlers } from './handlers.ts'
import { spool } from './kernel/files/spool.ts'
import { serveApiDocs } from './kernel/http/api-docs.ts'
import { mount } from './kernel/http/mount.ts'
import { type MoreMetrics, type ShareMetrics, serveProbes } from './kernel/http/probes.ts'
import { httpServer } from './kernel/http/server.ts'
import { serveWeb } from './kernel/http/web-files.ts'
import { landingLinks, productPreview } from './link-preview.ts'
import { newsHandlers, serveNewsLetters } from './operator/news-handlers.ts'
import { overviewHandlers } from './overview/handlers.ts'
import { serveOwnTexts, withOwnTexts } from './serve-own-texts.ts'
import { commit, version } from './version.ts'

/** Every feature, wired: the whole product as one Fastify instance that does not listen yet. */
export async function buildApp(
  deps: Deps,
  options: Parameters<typeof httpServer>[0] & {
    /** Where the built web lies. */
    dist: string
    /** Where downloads lie while they are sent. */
    downloads: string
    /** The token that a request for the metrics needs; undefined if only this machine may read them. */
    metricsToken?: string | undefined
    /** What is measured beside requests and the process. */
    metrics?: MoreMetrics
    /** How its metrics are told with those of the other processes of the node; undefined if it is the only one. */
    shareMetrics?: ShareMetrics | undefined
    /** Whether browsers may keep the web for times without a connection. They may by default. */
    serviceWorker?: boolean
  },
): Promise<FastifyInstance> {
  const app = await httpServer(options)
  const handlers: Handlers = {
    ...authHandlers(deps),
    ...secondFactorHandlers(deps),
    ...passkeyHandlers(deps),
    ...notMeHandlers(deps),
    ...invitationHandlers(deps),
    ...oidcHandlers(deps),
    ...ownAccountHandlers(deps),
    ...otherAccountHandlers(deps),
    ...deletionHandlers(deps),
    ...themeHandlers(deps),
    ...themeLibraryHandlers(deps),
    ...affirmationHandlers(deps),
    ...profileHandlers(deps),
    ...eventHandlers(deps),
    ...plannerHandlers(deps),
    ...moodHandlers(deps),
    ...practiceHandlers(deps),
    ...journalHandlers(deps),
    ...healthHandlers(deps),
    ...communityHandlers(deps),
    ...moderationHandlers(deps),
    ...bannerHandlers(deps),
    ...blockHandlers(deps),
    ...adminHandlers(deps),
    ...memberPageHandlers(deps),
    ...overviewHandlers(deps),
    ...newsHandlers(deps),
    ...auditHandlers(deps),
    ...imageHandlers(deps),
    ...quotaHandlers(deps),
    ...exportHandlers(deps),
    ...feedHandlers(deps),
    ...importHandlers(deps),
    ...noticeHandlers(deps),
    ...demoHandlers(deps, openSession),
  }
  const sessions = sessionAuthentication(deps)
  mount(app, '/api', api, replanning(deps, handlers), sessions, readRouting(deps), spaceGuard(deps))
  serveUploads(app, '/api', deps.storage)
  const downloads = spool({ folder: options.downloads })
  app.addHook('preClose', async () => downloads.endAll())
  serveExports(app, '/api', { ...deps, product: version, spool: downloads })
  serveFeeds(app, '/api', deps)
  serveLetters(app, '/api', deps)
  serveNewsLetters(app, deps)
  serveJournalImages(app, '/api', deps, sessions.find)
  serveThemePacks(app, '/api', { ...deps, product: version, spool: downloads }, sessions.find)
  serveApiDocs(app, '/api', api, version)
  serveProbes(app, deps.ready, options.metricsToken, {
    health: { version, ...(commit && { commit }) },
    more: options.metrics,
    share: options.shareMetrics,
  })
  const { languages, accepted } = deps.texts
  const previewOfEvent = eventPreview(deps)
  serveOwnTexts(app, deps.texts.own)
  await serveWeb(
    app,
    {
      dist: options.dist,
      pictures: picturesFolder,
      serviceWorker: options.serviceWorker ?? true,
      languages,
      accepted,
      head: async (address, html) =>
        (await previewOfEvent(address)) ??
        productPreview(deps.publicUrl(), html) +
          landingLinks({ publicUrl: deps.publicUrl(), languages, address, html }),
    },
    (html) => withOwnTexts(deps.demo ? withDemoStrip(html) : html, deps.texts.own),
  )
  return app
}
