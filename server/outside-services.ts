import { lengths } from '../contract/limits.ts'
import { rates } from '../contract/rates.ts'
import { type Config, pushSubjectOf } from './config.ts'
import { nominatim } from './features/admin/nominatim.ts'
import { chatCompletions } from './features/affirmation/chat-completions.ts'
import { openIdOf } from './features/auth/oidc/configured.ts'
import { openIdProvider } from './features/auth/oidc/provider.ts'
import { themeWriter } from './features/themes/suggestions.ts'
import { unlessReadOnly } from './kernel/database/database.ts'
import type { RateLimiter } from './kernel/http/rate-limit.ts'
import { outbound } from './kernel/outside/outbound.ts'
import { outboundPost } from './kernel/outside/outbound-post.ts'
import { version } from './version.ts'

const chatOf = (config: Config) =>
  config.AI_BASE_URL
    ? { baseUrl: config.AI_BASE_URL, apiKey: config.AI_API_KEY, model: config.AI_MODEL }
    : undefined

/** Everything outside of the community that the product asks; what is not configured is undefined. */
export function outsideServices(config: Config, limiter: RateLimiter, publicUrl: string) {
  const chat = chatOf(config)
  const openId = openIdOf(config)
  const pushSubject = pushSubjectOf(config)
  return {
    outbound: outbound({ mostBytes: lengths.image }),
    push: pushSubject === undefined ? undefined : { post: outboundPost(), subject: pushSubject },
    oidc: openId && openIdProvider(openId),
    affirmationService: chat && chatCompletions(chat),
    themeWriter: chat && themeWriter(chat),
    geocoder: config.GEOCODER_URL
      ? nominatim({
          url: config.GEOCODER_URL,
          userAgent: `A-genda/${version} (${publicUrl})`,
          takeTurn: async () =>
            (await unlessReadOnly(limiter.take(rates.geocoderTurn).then((limited) => !limited))) ?? false,
        })
      : undefined,
  }
}
