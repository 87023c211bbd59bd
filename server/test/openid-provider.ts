import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** Somebody with an account at the provider. */
type Claims = { email?: string | undefined; email_verified?: boolean | string; name?: string }
/** Most providers put only `sub` into the ID token, and everything else into userinfo. */
type Person = Claims & { sub: string; inIdToken?: Claims }

/** A real OpenID provider on this machine, as another organization runs one. */
export type TestProvider = {
  issuer: string
  clientId: string
  clientSecret: string
  /** Who signs in at it from now on. */
  person: Person
  /** Where it sends browsers back to. It is read at the first request. */
  redirectUris: string[]
  stop(): Promise<void>
}

const page = (name: string) => `<!doctype html><html lang="en"><title>Provider</title><main><h1>Provider</h1>
  <p><a href="?do=continue">Continue as ${name}</a></p><p><a href="?do=cancel">Cancel</a></p></main></html>`

/** Starts a provider on a free port, which sends browsers back to these addresses. */
export async function startProvider(redirectUris: string[] = []): Promise<TestProvider> {
  const server = http.createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const [clientId, clientSecret] = ['agenda', 'a-secret-of-thirty-two-characters']
  const people = new Map<string, Person>()
  const started: TestProvider = {
    issuer,
    clientId,
    clientSecret,
    person: { sub: 'nobody' },
    redirectUris,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }

  const make = () =>
    new Provider(issuer, {
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uris: started.redirectUris,
          response_types: ['code'],
          grant_types: ['authorization_code'],
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      conformIdTokenClaims: false,
      findAccount: (_, sub) => ({
        accountId: sub,
        async claims(use) {
          const { inIdToken, ...inUserinfo } = people.get(sub) ?? {}
          return { ...(use === 'id_token' ? inIdToken : inUserinfo), sub }
        },
      }),
      pkce: { required: () => true },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      cookies: { keys: ['a key of the test'] },
    })
  let provider: Provider | undefined

  async function interact(provider: Provider, request: http.IncomingMessage, response: http.ServerResponse) {
    const wish = new URL(request.url ?? '', issuer).searchParams.get('do')
    if (!wish)
      return response.setHeader('content-type', 'text/html').end(page(started.person.name ?? 'somebody'))
    const { prompt, params, session } = await provider.interactionDetails(request, response)
    if (wish === 'cancel')
      return provider.interactionFinished(request, response, {
        error: 'access_denied',
        error_description: 'The person went back.',
      })
    if (prompt.name === 'login') {
      people.set(started.person.sub, started.person)
      return provider.interactionFinished(request, response, { login: { accountId: started.person.sub } })
    }
    const grant = new provider.Grant({
      accountId: session?.accountId ?? '',
      clientId: String(params.client_id),
    })
    grant.addOIDCScope(String(params.scope))
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
  }

  server.on('request', (request, response) => {
    provider ??= make()
    if (request.url?.startsWith('/interaction/')) void interact(provider, request, response)
    else void provider.callback()(request, response)
  })
  return started
}

/**
 * Walks as a browser does, from where A-genda sends it to where the provider sends it back, and returns the query of that
 * address.
 */
export async function walk(from: string, redirectUri: string, wish = 'continue'): Promise<string> {
  const cookies = new Map<string, string>()
  let url = new URL(from)
  for (let hop = 0; hop < 20; hop += 1) {
    if (url.href.startsWith(redirectUri)) return url.search
    if (url.pathname.startsWith('/interaction/')) url.searchParams.set('do', wish)
    const { headers, status } = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const cookie of headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      cookies.set(name, value)
    }
    const next = headers.get('location')
    if (!next) throw new Error(`The provider answered ${status} at ${url.pathname}.`)
    url = new URL(next, url)
  }
  throw new Error('The provider sends in a circle.')
}
