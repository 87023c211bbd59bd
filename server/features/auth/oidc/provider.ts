import * as client from 'openid-client'
import type { IdentityProvider, ProvidedIdentity, ProviderFault } from '../../../deps.ts'
import type { GuardedFetch } from '../../../kernel/outside/guarded-fetch.ts'

export type Given = {
  issuer: string
  clientId: string
  clientSecret: string
  name: string
  /** Whether it may be in the operator's own network, and without https. */
  isPrivate: boolean
  fetch: GuardedFetch
}

/** How long what the provider says about itself is believed: its keys are asked for again by themselves. */
const rememberedMs = 60 * 60_000

/** Asks the provider what it says about itself, which is checked. */
export const discover = ({ issuer, clientId, clientSecret, isPrivate, fetch }: Given) =>
  client.discovery(new URL(issuer), clientId, undefined, client.ClientSecretBasic(clientSecret), {
    [client.customFetch]: (address, { method, headers, body, signal }) =>
      fetch(address, {
        method,
        headers: headers as Record<string, string>,
        body: body as string | URLSearchParams | undefined,
        signal,
      }).catch((cause: unknown) => {
        throw new Away('The provider did not answer.', { cause })
      }),
    execute: [
      // Inside a network without https, the signature is all that vouches for an ID token.
      client.enableNonRepudiationChecks,
      ...(isPrivate ? [client.allowInsecureRequests] : []),
    ],
  })

/** The provider at an address, by the authorization code flow with PKCE, state and nonce. */
export function openIdProvider(given: Given): IdentityProvider {
  const { name, issuer } = given
  let known: { at: number; configuration: Promise<client.Configuration> } | undefined

  /** What the provider says about itself, asked once an hour. A failure is not remembered. */
  function configuration(): Promise<client.Configuration> {
    if (known && performance.now() - known.at < rememberedMs) return known.configuration
    const asked = { at: performance.now(), configuration: discover(given) }
    known = asked
    asked.configuration.catch(() => {
      if (known === asked) known = undefined
    })
    return asked.configuration
  }

  return {
    name,
    issuer,
    async begin(redirectUri) {
      const checks = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      }
      try {
        const url = client.buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
          code_challenge_method: 'S256',
          state: checks.state,
          nonce: checks.nonce,
        })
        return { url: url.href, checks }
      } catch (error) {
        // What it says about itself cannot be had, or is not what a provider says.
        return { fault: 'away', reason: faultOf(error).reason }
      }
    },

    async finish(url, { state, nonce, verifier }) {
      try {
        const config = await configuration()
        const tokens = await client.authorizationCodeGrant(config, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) return { fault: 'wrong', reason: 'no claims' }
        const isWhole = typeof claims.email === 'string' && claims.email_verified !== undefined
        // Many providers tell the address, or that it is verified, only in userinfo.
        const userinfo =
          isWhole || !config.serverMetadata().userinfo_endpoint
            ? {}
            : await client.fetchUserInfo(config, tokens.access_token, claims.sub)
        return identityOf(claims, userinfo)
      } catch (error) {
        return faultOf(error)
      }
    },
  }
}

type Claims = Readonly<Record<string, unknown>>

function identityOf(idToken: Claims, userinfo: Claims): ProvidedIdentity | ProviderFault {
  const { sub, name, preferred_username } = { ...userinfo, ...idToken }
  if (typeof sub !== 'string' || sub === '' || sub.length > 255) return { fault: 'wrong', reason: 'sub' }
  const called = [name, preferred_username].find((one) => typeof one === 'string' && one.trim() !== '')
  return {
    subject: sub,
    email: verifiedEmail(idToken) ?? verifiedEmail(userinfo) ?? verifiedEmail({ ...idToken, ...userinfo }),
    name: called as string | undefined,
  }
}

/** The address, if the provider says that it is verified. JumpCloud and Azure AD B2C send the text "true". */
const verifiedEmail = ({ email, email_verified: verified }: Claims): string | undefined =>
  typeof email === 'string' && (verified === true || verified === 'true') ? email : undefined

/** The provider did not answer. */
class Away extends Error {}

/** Whether an error comes from a provider that did not answer: the library wraps it. */
const isAway = (error: unknown): boolean =>
  error instanceof Error && (error instanceof Away || isAway(error.cause))

/** Of an error, what to tell, and a code for the log. Its message may hold what a stranger sent. */
function faultOf(error: unknown): ProviderFault {
  if (isAway(error)) return { fault: 'away', reason: 'no answer' }
  if (error instanceof client.AuthorizationResponseError)
    return { fault: error.error === 'access_denied' ? 'declined' : 'wrong', reason: error.error.slice(0, 40) }
  if (error instanceof client.ResponseBodyError)
    return { fault: error.status >= 500 ? 'away' : 'wrong', reason: error.error.slice(0, 40) }
  return { fault: 'wrong', reason: (error instanceof client.ClientError && error.code) || 'unknown' }
}
