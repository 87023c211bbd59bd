import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { buildApp } from '../../app.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeEvent } from '../../test/make.ts'
import { eventPreview } from './link-preview.ts'

const dist = mkdtempSync(join(tmpdir(), 'a-genda-web-'))
mkdirSync(join(dist, 'web'))
for (const name of ['app', 'index'])
  writeFileSync(join(dist, 'web', `${name}.html`), `<head><title>${name}</title></head>`)

let app: TestApp
let web: FastifyInstance
let admin: Session
beforeAll(async () => {
  app = await testApp()
  admin = await makeAdmin(app)
  web = await buildApp(app.deps, {
    log: pino({ level: 'silent' }),
    trustProxy: [],
    https: false,
    dist,
    downloads: tmpdir(),
  })
})
afterAll(async () => {
  await web.close()
  await app.close()
  rmSync(dist, { recursive: true })
})

const pageAt = async (url: string) => (await web.inject({ url })).body
const pictureIn = (page: string) => /og:image" content="([^"]+)"/.exec(page)?.[1]
const secret = { title: 'Grief café', description: 'Whoever you miss.', tags: ['Tea', 'listening'] }
const pageOf = async (id: string) => await pageAt(`/events?tab=upcoming&event=${id}`)

test('a shared event shows its strip, at an address that a chat can fetch, and the name of the product', async () => {
  const { id } = await makeEvent(app, secret, admin)
  const page = await pageOf(id)
  expect(pictureIn(page)).toBe('http://agenda.test/art/event/tea-1600.webp')
  expect(page).toContain('<meta property="og:title" content="A-genda">')
  expect(page).toMatch(/^<head><title>app<\/title>[\s\S]*<\/head>$/)
  expect(page).not.toMatch(/grief|caf|miss|listening/i)
})

test('an event that not every member may see, or that is not there, looks like any other', async () => {
  const far = { visibility: 'geo', geoCenter: { lat: 1, lng: 2 } } as const
  const hidden = [
    await makeEvent(app, { ...secret, ...far }, admin),
    await makeEvent(app, { ...secret, isActive: false }, admin),
    { id: '01980000-0000-7000-8000-00000000dead' },
  ]
  const pages = await Promise.all(hidden.map(({ id }) => pageOf(id)))
  expect(pages.map(pictureIn)).toEqual(Array(3).fill('http://agenda.test/art/event/gathering-1600.webp'))
  expect(new Set(pages).size).toBe(1)
})

test('no other address shows an event', async () => {
  const { id } = await makeEvent(app, secret, admin)
  for (const address of [
    '/events',
    '/events?event=nonsense',
    `/calendar?event=${id}`,
    '/events?event[]=1',
    '//',
  ])
    expect(pictureIn(await pageAt(address)), address).toBe('http://agenda.test/share.jpg')
})

test('without a database the page opens all the same', async () => {
  const away = await testApp()
  const preview = eventPreview(away.deps)
  await away.close()
  expect(await preview('/events?event=01980000-0000-7000-8000-00000000dead')).toContain('event/gathering-')
})
