import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeEvent } from '../../test/make.ts'
import { nominatim } from './nominatim.ts'

const find = async (app: TestApp, as: Session, q: string, limit?: number, zone = 'UTC') => {
  const query = limit === undefined ? { q } : { q, limit }
  const headers = { 'time-zone': zone }
  const { status, body, problem } = await app.call('GET /admin/geocode', { as, query, headers })
  expect(status, problem.detail).toBe(200)
  return body
}

describe('without a service', () => {
  let app: TestApp
  let admin: Session
  beforeAll(async () => {
    app = await testApp()
  })
  beforeEach(async () => {
    admin = await makeAdmin(app)
  })
  afterAll(() => app.close())

  test.each([
    ['istanbul', 'Istanbul, Türkiye'],
    ['Izmir, Turkey', 'İzmir, Türkiye'],
    ['IZMIR türkiye', 'İzmir, Türkiye'],
    ['Quay 1, 3000-123 Coimbra, Portugal', 'Coimbra, Portugal'],
    ['Botanical Garden, Coimbra', 'Coimbra, Portugal'],
    ['koln, de', 'Köln, Germany'],
    ['Köln, Deutschland', 'Köln, Germany'],
    ['Valencia, Venezuela', 'Valencia, Venezuela'],
    ['london', 'London, England, United Kingdom'],
    ['London, Canada', 'London, Canada'],
    ['Springfield', 'Springfield, MO, United States'],
    ['12 Main Street, Springfield, IL', 'Springfield, IL, United States'],
    ['Springfield, MA, USA', 'Springfield, MA, United States'],
    ['new york', 'New York City, NY, United States'],
    ['San Francisco, California', 'San Francisco, CA, United States'],
    ['São Paulo', 'São Paulo, Brazil'],
    // In their own and in other languages, and with the Turkish letters I.
    ['Köln', 'Köln, Germany'],
    ['Cologne', 'Köln, Germany'],
    ['Keulen, Duitsland', 'Köln, Germany'],
    ['Koeln', 'Köln, Germany'],
    ['München', 'Munich, Germany'],
    ['MUENCHEN', 'Munich, Germany'],
    ['Münih, Almanya', 'Munich, Germany'],
    ['Monaco di Baviera', 'Munich, Germany'],
    ['Monaco', 'Monaco, Monaco'],
    ['İstanbul', 'Istanbul, Türkiye'],
    ['ıstanbul', 'Istanbul, Türkiye'],
    ['ISTANBUL, TÜRKİYE', 'Istanbul, Türkiye'],
    ['Стамбул', 'Istanbul, Türkiye'],
    ['ısparta', 'Isparta, Türkiye'],
    ['Firenze', 'Florence, Italy'],
    ['Ponte Vecchio 1, 50125 Firenze', 'Florence, Italy'],
    ['Praha', 'Prague, Czechia'],
    ['Paris, Texas', 'Paris, TX, United States'],
    ['Café, 12 Main Street, Paris, Texas', 'Paris, TX, United States'],
    ['Cambridge, Massachusetts, USA', 'Cambridge, MA, United States'],
    ['Tbilisi, Georgia', 'Tbilisi, Georgia'],
    ['Athens, Georgia', 'Athens, GA, United States'],
    ['Αθήνα', 'Athens, Greece'],
    ['東京', 'Tokyo, Japan'],
    ['Frankfurt am Main, Germany', 'Frankfurt am Main, Germany'],
    ['Frankfurt (Oder), Germany', 'Frankfurt (Oder), Germany'],
  ])('%s is %s', async (q, name) => {
    expect((await find(app, admin, q)).map(({ display_name }) => display_name)).toEqual([name])
  })

  test('a place has its degrees, and the most populous of a name comes first', async () => {
    const [paris, ...others] = await find(app, admin, 'Paris', 5)
    expect(paris).toEqual({
      lat: expect.closeTo(48.85, 1),
      lon: expect.closeTo(2.35, 1),
      display_name: 'Paris, France',
      precision: 'city',
      population: expect.any(Number),
    })
    expect(others.map(({ display_name }) => display_name)).toEqual(['Paris, TX, United States'])
    expect(await find(app, admin, 'Springfield', 5)).toHaveLength(5)
  })

  const namesIn = async (zone: string, q: string) =>
    (await find(app, admin, q, 5, zone)).map(({ display_name }) => display_name)

  test.each([
    ['UTC', 'Springfield', 'Springfield, MO, United States'],
    ['Europe/Berlin', 'Springfield', 'Springfield, MO, United States'],
    ['America/New_York', 'Springfield', 'Springfield, MA, United States'],
    ['Europe/Berlin', 'Cambridge', 'Cambridge, England, United Kingdom'],
    ['America/New_York', 'Cambridge', 'Cambridge, MA, United States'],
    ['Asia/Calcutta', 'Paris', 'Paris, France'],
  ])('seen from %s, %s is %s', async (zone, q, name) => {
    expect((await namesIn(zone, q))[0]).toBe(name)
  })

  test('where somebody said they are weighs more than their zone', async () => {
    await app.call('PATCH /user/location', {
      as: admin,
      body: { lat: 51.5, lng: -0.1, location_requested: true },
    })
    expect((await namesIn('America/New_York', 'Cambridge'))[0]).toBe('Cambridge, England, United Kingdom')
  })

  test('of two cities of a name, the one near to a venue around comes first, and a venue elsewhere says nothing', async () => {
    // In Boston.
    const location = { type: 'venue' as const, name: 'Common', lat: 42.36, lng: -71.06 }
    const { id } = await makeEvent(app, { location }, admin)
    expect((await namesIn('America/New_York', 'Worcester'))[0]).toBe('Worcester, MA, United States')
    // A town that is not quite near does not come before much larger ones.
    expect((await namesIn('America/New_York', 'Springfield')).slice(0, 3)).toEqual([
      'Springfield, MA, United States',
      'Springfield, MO, United States',
      'Springfield, IL, United States',
    ])
    // A much larger one outweighs that.
    expect((await namesIn('America/New_York', 'Paris'))[0]).toBe('Paris, France')
    for (const zone of ['Europe/Berlin', 'Etc/GMT+3']) {
      expect((await namesIn(zone, 'Cambridge'))[0], zone).toBe('Cambridge, England, United Kingdom')
      expect((await namesIn(zone, 'Springfield'))[0], zone).toBe('Springfield, MO, United States')
    }
    await app.call('DELETE /global-events/{id}', { as: admin, params: { id } })
  })

  test('places of the same name are told apart by what is around them, and are one if they are the same', async () => {
    const found = await find(app, admin, 'San Jose, Philippines', 5)
    expect(found.length).toBeGreaterThan(1)
    expect(found.some(({ near }) => near)).toBe(true)
    const told = found.map(({ population, near }) => `${population} ${near?.display_name} ${near?.km}`)
    expect(new Set(told).size).toBe(told.length)
    expect((await find(app, admin, 'Paris', 5)).every(({ near }) => near === undefined)).toBe(true)
  })

  test('nothing found is an empty list', async () => {
    for (const q of ['Xyzzyville', ',', '12345', 'Paris Texasistan Nowhere', 'Isengard, Middle-earth'])
      expect(await find(app, admin, q), q).toEqual([])
  })

  test('no address is a sentence', async () => {
    for (const q of ['', '   ']) {
      const { status, problem } = await app.call('GET /admin/geocode', { as: admin, query: { q } })
      expect([status, problem.detail]).toEqual([400, 'Please enter an address first'])
    }
  })

  test('looking up by script has its limit', async () => {
    const ask = async () => (await app.call('GET /admin/geocode', { as: admin, query: { q: 'Rome' } })).status
    for (let time = 0; time < 30; time += 1) expect(await ask()).toBe(200)
    expect(await ask()).toBe(429)
  })
})

describe('with a service', () => {
  type Answer = (response: ServerResponse) => void
  let server: Server
  let app: TestApp
  let admin: Session
  let asked: { url: URL; headers: IncomingMessage['headers'] }[] = []
  let answer: Answer
  let refusals = 0

  const places =
    (list: unknown): Answer =>
    (response) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(list))
    }
  const quay = { lat: '40.2', lon: '-8.4', display_name: 'Quay 1, Coimbra', importance: 0.4 }

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push({ url: new URL(request.url ?? '', 'http://geocoder'), headers: request.headers })
      answer(response)
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as AddressInfo
    app = await testApp({
      geocoder: nominatim({
        url: `http://127.0.0.1:${port}/nominatim/`,
        userAgent: 'A-genda/1 (http://agenda.test)',
        takeTurn: async () => {
          refusals -= 1
          return refusals < 0
        },
        timeoutMs: 300,
      }),
    })
  })
  beforeEach(async () => {
    asked = []
    answer = places([quay])
    refusals = 0
    admin = await makeAdmin(app)
  })
  afterAll(async () => {
    await app.close()
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })

  test('it is asked as its rules want it, and its places are told as numbers', async () => {
    expect(await find(app, admin, ' Quay 1, Coimbra ')).toEqual([
      { lat: 40.2, lon: -8.4, display_name: 'Quay 1, Coimbra' },
    ])
    const [question] = asked
    expect(question?.url.pathname).toBe('/nominatim/search')
    expect(Object.fromEntries(question?.url.searchParams ?? [])).toEqual({
      q: 'Quay 1, Coimbra',
      format: 'json',
      limit: '5',
    })
    expect(question?.headers['user-agent']).toBe('A-genda/1 (http://agenda.test)')
  })

  test.each([
    [30, 'address'],
    [26, 'street'],
    [16, 'city'],
    [8, 'region'],
  ])('a place of rank %i is a %s', async (place_rank, precision) => {
    answer = places([{ ...quay, place_rank }])
    expect(await find(app, admin, `Of rank ${place_rank}`)).toEqual([
      { lat: 40.2, lon: -8.4, display_name: 'Quay 1, Coimbra', precision },
    ])
  })

  test('two of one name within 25 kilometers are one, farther away they are two', async () => {
    answer = places([quay, { ...quay, lat: '40.3' }, { ...quay, lat: '40.6' }])
    expect((await find(app, admin, 'Three quays', 5)).map(({ lat }) => lat)).toEqual([40.2, 40.6])
  })

  test('the same question is asked once, whoever asks', async () => {
    await find(app, admin, 'Old Mill 3')
    expect(await find(app, await makeAdmin(app), 'old  mill 3')).toHaveLength(1)
    expect(asked).toHaveLength(1)
  })

  test('what it does not find is not found, and is remembered too', async () => {
    answer = places([])
    expect(await find(app, admin, 'Lisbon')).toEqual([])
    expect(await find(app, admin, 'Lisbon')).toEqual([])
    expect(asked).toHaveLength(1)
  })

  test('it waits for its turn', async () => {
    refusals = 2
    expect(await find(app, admin, 'Quay 2, Coimbra')).toHaveLength(1)
    expect(refusals).toBe(-1)
  })

  test.each<[string, Answer]>([
    ['is out of order', (response) => response.writeHead(500).end('no')],
    ['says nothing', () => {}],
    ['hangs up', (response) => response.destroy()],
    ['talks nonsense', (response) => response.end('<html>')],
    ['sends something else', places({ error: 'Quota' })],
    ['sends a place that is nowhere', places([{ ...quay, lat: 'north' }])],
    ['sends too much', (response) => response.end(JSON.stringify([{ ...quay, more: 'x'.repeat(300_000) }]))],
    ['leads elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ])('the list of cities answers when it %s, and the log has no address', async (_, wrong) => {
    answer = wrong
    expect(await find(app, admin, 'Coimbra, Portugal')).toEqual([
      {
        lat: expect.any(Number),
        lon: expect.any(Number),
        display_name: 'Coimbra, Portugal',
        precision: 'city',
        population: expect.any(Number),
      },
    ])
    expect(asked, 'a failure is not remembered').toHaveLength(1)
    const lines = app
      .logged()
      .split('\n')
      .filter((line) => line.includes('the geocoder did not answer'))
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join()).not.toContain('Coimbra')
  })
})
