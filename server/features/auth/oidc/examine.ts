import * as client from 'openid-client'
import { Fault } from '../../../kernel/outside/outbound.ts'
import { discover, type Given } from './provider.ts'

/** What A-genda asks a provider for. */
const endpoints = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const

/** What is wrong with what an OpenID provider says about itself, for the operator; undefined if people may sign in by it. */
export async function providerFault(given: Given): Promise<string | undefined> {
  try {
    const said = (await discover(given)).serverMetadata()
    const lacks = endpoints.filter((name) => !said[name])
    return lacks.length > 0 ? `names no ${lacks.join(', ')} in its discovery document.` : undefined
  } catch (error) {
    return inWords(error)
  }
}

function inWords(error: unknown): string {
  const root = rootOf(error)
  if (root instanceof Response)
    return `answers with status ${root.status} where its discovery document should be. Check OIDC_ISSUER.`
  if (root instanceof Fault && root.fault === 'forbidden')
    return 'is not on the public web, or not on its ports. If it is in your own network, set OIDC_PRIVATE=yes.'
  if (root instanceof Fault) return 'is not found by its name. Check OIDC_ISSUER.'
  const said = error instanceof client.ClientError && (error.cause as { body?: { issuer?: unknown } })?.body
  if (said && typeof said.issuer === 'string')
    return `says that it is ${said.issuer}. Set OIDC_ISSUER to exactly that.`
  const { code, name } = root as NodeJS.ErrnoException
  if (code === 'OAUTH_PARSE_ERROR' || root instanceof SyntaxError)
    return 'has a discovery document that is no JSON. Check OIDC_ISSUER.'
  return `does not answer (${code ?? name}). See that it runs, and that this machine may reach it.`
}

/** What an error began with: an answer, or the first of its causes. */
const rootOf = (error: unknown): unknown => {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error || cause instanceof Response ? rootOf(cause) : error
}
