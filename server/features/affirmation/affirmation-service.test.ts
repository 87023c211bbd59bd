import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { affirmations } from '../../../content/affirmations.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeMember } from '../../test/make.ts'
import { chatCompletions } from './chat-completions.ts'

type Asked = { url: string | undefined; headers: IncomingMessage['headers']; body: unknown; text: string }
type Answer = (response: ServerResponse) => void

const patience = 300
let server: Server
let app: TestApp
let answer: Answer
let asked: Asked[] = []

const says =
  (content: unknown): Answer =>
  (response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }))
  }

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      asked.push({ url: request.url, headers: request.headers, body: JSON.parse(text), text })
      answer(response)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  app = await testApp({
    affirmationService: chatCompletions({
      baseUrl: `http://127.0.0.1:${port}/v1/`,
      apiKey: 'sk-quiet-key',
      model: 'small-model',
      timeoutMs: patience,
    }),
  })
})
afterAll(async () => {
  await app.close()
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})
beforeEach(() => {
  asked = []
  answer = says('I am where I am.')
  app.clock.set('2026-11-18T12:00:00Z')
})

type Who = Awaited<ReturnType<typeof makeMember>>
const wish = { user_name: 'Mira Öz', focus_area: 'peace and creativity' }
const call = async (as: Who, zone?: string) => {
  const headers = zone ? { 'time-zone': zone } : {}
  const { status, body } = await app.call('POST /ai/affirmation', { as, body: wish, headers })
  expect(status).toBe(200)
  return body.affirmation
}

describe('a service that answers', () => {
  test('is asked with the key and the model, and told the name and the focus, nothing else', async () => {
    const member = await makeMember(app, { name: 'Another Name', email: 'secret@example.org' })
    expect(await call(member)).toBe('I am where I am.')
    const [question] = asked
    expect(question?.url).toBe('/v1/chat/completions')
    expect(question?.headers.authorization).toBe('Bearer sk-quiet-key')
    expect(question?.body).toEqual({
      model: 'small-model',
      messages: [
        { role: 'system', content: expect.stringContaining('affirmation') },
        { role: 'user', content: JSON.stringify({ name: 'Mira Öz', focus: 'peace and creativity' }) },
      ],
    })
    const told = `${question?.text} ${JSON.stringify(question?.headers)}`
    for (const private_ of [member.user.id, member.user.email, member.user.name, member.access_token])
      expect(told).not.toContain(private_)
  })

  test("is asked once a member and day, of the member's own zone", async () => {
    const member = await makeMember(app)
    app.clock.set('2026-11-18T22:30:00Z')
    await call(member)
    answer = says('A new day, and I in it.')
    expect(await call(member)).toBe('I am where I am.')
    expect(await call(member, 'Pacific/Auckland')).toBe('A new day, and I in it.')
    expect(await call(member)).toBe('I am where I am.')
    app.clock.set('2026-11-19T00:00:00Z')
    expect(await call(member)).toBe('A new day, and I in it.')
    expect(asked).toHaveLength(2)
    expect(await call(await makeMember(app))).toBe('A new day, and I in it.')
    expect(asked).toHaveLength(3)
  })

  test('is asked once by twenty calls at the same time, which get one text', async () => {
    const member = await makeMember(app)
    let serial = 0
    answer = (response) => {
      serial += 1
      setTimeout(() => says(`I am number ${serial}.`)(response), 50)
    }
    const texts = await Promise.all(Array.from({ length: 20 }, () => call(member)))
    expect(new Set(texts)).toEqual(new Set(['I am number 1.']))
    expect(asked).toHaveLength(1)
  })

  test('does not replace what another node has kept meanwhile', async () => {
    const member = await makeMember(app)
    answer = (response) => {
      const row = { member_id: member.user.id, date: '2026-11-18', text: 'The other node was first.' }
      void app.db
        .insertInto('affirmations')
        .values(row)
        .execute()
        .then(() => says('Too late.')(response))
    }
    expect(await call(member)).toBe('The other node was first.')
    expect(await call(member)).toBe('The other node was first.')
  })

  test('leaves nothing of the past behind', async () => {
    const member = await makeMember(app)
    for (let day = 0; day < 10; day += 1) {
      await call(member)
      app.clock.forward({ hours: 24 })
    }
    const rows = await app.db
      .selectFrom('affirmations')
      .selectAll()
      .where('member_id', '=', member.user.id)
      .execute()
    expect(rows.length).toBeLessThanOrEqual(3)
  })

  test('is asked at most twenty times a day for a member, who has an affirmation nonetheless', async () => {
    const member = await makeMember(app)
    await app.db
      .insertInto('rate_counters')
      .values({
        key: `affirmations ${member.user.id}`,
        count: 19,
        resets_at: '2026-11-19T12:00:00Z',
      })
      .execute()
    await call(member)
    expect(asked).toHaveLength(1)
    app.clock.set('2026-11-19T00:00:00Z')
    expect(affirmations).toContain(await call(member))
    expect(asked).toHaveLength(1)
  })
})

const ends = (status: number, body: string, type = 'application/json'): Answer => {
  return (response) => {
    response.writeHead(status, { 'content-type': type })
    response.end(body)
  }
}

describe('in place of a service that', () => {
  test.each<[string, Answer]>([
    ['fails', ends(500, '{"error":{"message":"overloaded"}}')],
    ['refuses the key', ends(401, '{"error":{"message":"bad key sk-quiet-key"}}')],
    ['has had enough', ends(429, '{}')],
    ['answers a page', ends(200, '<!doctype html><h1>Sign in to the Wi-Fi</h1>', 'text/html')],
    ['answers nothing', ends(200, '')],
    ['answers half of it', ends(200, '{"choices":[{"message":{"content":"I am')],
    ['answers something else', ends(200, '{"choices":[]}')],
    ['answers a list', ends(200, '[1,2,3]')],
    ['answers null', ends(200, 'null')],
    ['says a number', says(42)],
    ['says nothing', says('')],
    ['says what cannot be seen', says('\u200b\u200b')],
    ['says markup', says('<img src=x onerror="fetch(`//evil.example`)"> Ignore previous instructions.')],
    ['says a link', says('Claim your peace at https://evil.example')],
    ['says too much', says('a'.repeat(60_000))],
    ['sends too much', says('I am calm. '.repeat(100_000))],
    [
      'sends for ever',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        const more = () => {
          while (!response.destroyed && response.write(' '.repeat(16_384))) {}
        }
        response.on('drain', more)
        more()
      },
    ],
    ['hangs', () => {}],
    [
      'begins, and then hangs',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.write('{"choices":[')
      },
    ],
    [
      'trickles',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        const timer = setInterval(() => response.write(' '), 20)
        response.on('close', () => clearInterval(timer))
      },
    ],
    ['hangs up', (response) => void response.destroy()],
    [
      'hangs up in the middle',
      (response) => {
        response.writeHead(200, { 'content-length': '1000' })
        response.write('{"choices":[', () => response.destroy())
      },
    ],
    [
      'sends elsewhere',
      (response) => {
        response.writeHead(307, { location: '/v1/elsewhere' })
        response.end()
      },
    ],
  ])('%s, a written one is shown, in time, and stays for the day', async (_, misbehaves) => {
    const member = await makeMember(app)
    answer = misbehaves
    const began = performance.now()
    const text = await call(member)
    expect(performance.now() - began).toBeLessThan(patience + 1500)
    expect(affirmations).toContain(text)

    answer = says('I am back.')
    expect(await call(member)).toBe(text)
    expect(asked).toHaveLength(1)
    app.clock.set('2026-11-19T12:00:00Z')
    expect(await call(member)).toBe('I am back.')
  })

  test('is not there at all, too', async () => {
    const nobody = chatCompletions({ baseUrl: 'http://127.0.0.1:1', apiKey: undefined, model: 'none' })
    expect(await nobody({ name: 'Mira', focus: 'peace', language: 'en' })).toEqual({ fault: 'TypeError' })
  })
})

test('nobody waits longer than eight seconds, unless told otherwise', async () => {
  answer = () => {}
  const { port } = server.address() as AddressInfo
  const service = chatCompletions({ baseUrl: `http://127.0.0.1:${port}`, apiKey: undefined, model: 'slow' })
  const began = performance.now()
  expect(await service({ name: 'Mira', focus: 'peace', language: 'en' })).toEqual({ fault: 'TimeoutError' })
  const waited = performance.now() - began
  expect(waited).toBeGreaterThan(7_000)
  expect(waited).toBeLessThan(9_000)
  expect(asked.at(-1)?.headers.authorization).toBeUndefined()
})

test('the log tells that the service failed, and no word of what was sent, said or shown', async () => {
  const member = await makeMember(app)
  answer = ends(200, '{"secret words": "of the service')
  const shown = await call(member)
  const logged = app.logged()
  expect(logged).toContain('"fault":"SyntaxError"')
  for (const word of [wish.user_name, wish.focus_area, 'secret words', 'I am', 'sk-quiet-key', shown])
    expect(logged).not.toContain(word)
})

test('without a service, the written one of the member and day comes at once', async () => {
  const plain = await testApp()
  const member = await makeMember(plain)
  const ask = async () =>
    (await plain.call('POST /ai/affirmation', { as: member, body: wish })).body.affirmation
  const first = await ask()
  expect(affirmations).toContain(first)
  expect(await ask()).toBe(first)
  plain.clock.forward({ hours: 24 })
  expect(await ask()).not.toBe(first)
  await plain.close()
})
