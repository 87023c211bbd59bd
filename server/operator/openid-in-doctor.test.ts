import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { startProvider } from '../test/openid-provider.ts'
import type { Tools } from '../tools.ts'
import { openId } from './openid-check.ts'

let answer: RequestListener = () => undefined
const server = createServer((request, response) => answer(request, response))
let place = ''
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  place = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

async function examined(OIDC_ISSUER: string, OIDC_PRIVATE = 'yes') {
  const config = readConfig({
    OIDC_ISSUER,
    OIDC_PRIVATE,
    OIDC_CLIENT_ID: 'agenda',
    OIDC_CLIENT_SECRET: 'sesame',
  })
  if ('faults' in config) throw new Error(config.faults.join())
  return openId({ config } as Tools)
}
const found = (says: string) => ({ what: 'OpenID', well: false, says })
const document = (said: object) => {
  answer = (_, response) => response.setHeader('content-type', 'application/json').end(JSON.stringify(said))
}

test('doctor asks the OpenID provider, and has nothing to say where there is none', async () => {
  const provider = await startProvider(['https://agenda.example.org/sign-in/return'])
  expect(await examined(provider.issuer)).toEqual({
    what: 'OpenID',
    well: true,
    says: `${provider.issuer} says how to sign in by it`,
  })
  await provider.stop()
  expect(await openId({ config: readConfig({}) } as Tools)).toEqual([])
})

test('doctor says what is wrong with an OpenID provider', async () => {
  answer = (_, response) => response.writeHead(404).end()
  expect(await examined(place)).toEqual(
    found(`${place} answers with status 404 where its discovery document should be. Check OIDC_ISSUER.`),
  )
  answer = (_, response) => response.setHeader('content-type', 'application/json').end('{')
  expect(await examined(place)).toEqual(
    found(`${place} has a discovery document that is no JSON. Check OIDC_ISSUER.`),
  )
  document({ issuer: 'https://id.example.org' })
  expect(await examined(place)).toEqual(
    found(`${place} says that it is https://id.example.org. Set OIDC_ISSUER to exactly that.`),
  )
  document({ issuer: place, authorization_endpoint: `${place}/go` })
  expect(await examined(place)).toEqual(
    found(`${place} names no token_endpoint, jwks_uri in its discovery document.`),
  )
  expect(await examined('http://127.0.0.1:1')).toEqual(
    found(
      'http://127.0.0.1:1 does not answer (ECONNREFUSED). See that it runs, and that this machine may reach it.',
    ),
  )
  expect(await examined('https://127.0.0.1:8443', 'no')).toEqual(
    found(
      'https://127.0.0.1:8443 is not on the public web, or not on its ports. If it is in your own network, set OIDC_PRIVATE=yes.',
    ),
  )
})
