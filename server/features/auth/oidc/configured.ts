import type { Config } from '../../../config.ts'
import { guardedFetch } from '../../../kernel/outside/guarded-fetch.ts'
import type { Given } from './provider.ts'

/** The OpenID provider of a configuration, and how it is asked; undefined if there is none. */
export const openIdOf = (config: Config): Given | undefined =>
  config.OIDC_ISSUER && config.OIDC_CLIENT_ID && config.OIDC_CLIENT_SECRET
    ? {
        issuer: config.OIDC_ISSUER,
        clientId: config.OIDC_CLIENT_ID,
        clientSecret: config.OIDC_CLIENT_SECRET,
        name: config.OIDC_NAME,
        isPrivate: config.OIDC_PRIVATE === 'yes',
        fetch: guardedFetch({ isPrivate: config.OIDC_PRIVATE === 'yes' }),
      }
    : undefined
