import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin } from '../../test/make.ts'
import { readSuggestion, themeWriter } from './suggestions.ts'

const words = {
  title: 'Lantern Week',
  description: 'Small lights. Long evenings.',
  affirmation: 'I carry a light.',
  journalingPrompt: 'What lights your way?',
  tarotCard: { name: 'The Hermit', interpretation: 'He walks slowly.' },
  exercises: [{ title: 'Fold a lantern', steps: ['Fold.', 'Cut.'] }],
}
let server: Server
let app: TestApp
let admin: Awaited<ReturnType<typeof makeAdmin>>
let asked: { headers: object; text: string }[] = []
let answer = JSON.stringify(words)
beforeAll(async () => {
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      asked.push({ headers: request.headers, text })
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ choices: [{ message: { content: answer } }] }))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const service = { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: 'sk-quiet-key', model: 'small-model' }
  app = await testApp({ themeWriter: themeWriter(service) })
  admin = await makeAdmin(app)
})
afterAll(async () => {
  await app.close()
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})
const ask = (idea: string) => app.call('POST /themes/words', { as: admin, body: { idea } })

describe('the writing help', () => {
  test('is told the idea and nothing else, and stores nothing', async () => {
    asked = []
    const before = (await app.call('GET /themes/library', { as: admin })).body
    const { body } = await ask('Evenings with lanterns')
    expect(body).toEqual(words)
    const [question] = asked
    const { messages } = JSON.parse(question?.text ?? '{}')
    expect(messages).toEqual([
      { role: 'system', content: expect.stringContaining('theme') },
      { role: 'user', content: JSON.stringify({ idea: 'Evenings with lanterns' }) },
    ])
    const told = `${question?.text} ${JSON.stringify(question?.headers)}`
    for (const private_ of [admin.user.id, admin.user.email, admin.user.name, admin.access_token])
      expect(told).not.toContain(private_)
    expect((await app.call('GET /themes/library', { as: admin })).body).toEqual(before)
    expect(app.logged()).not.toContain('lanterns')
  })

  test('that does not answer in words is 503 with a sentence', async () => {
    answer = 'I would rather not.'
    const { status, problem } = await ask('Evenings')
    expect([status, problem.detail]).toEqual([
      503,
      'The writing help did not answer. Please try again in a moment.',
    ])
  })

  test('is absent without a service', async () => {
    const plain = await testApp()
    const as = await makeAdmin(plain)
    expect((await plain.call('GET /themes/words', { as })).body).toEqual({ isThere: false })
    expect((await plain.call('POST /themes/words', { as, body: { idea: 'Rain' } })).status).toBe(404)
    await plain.close()
    expect((await app.call('GET /themes/words', { as: admin })).body).toEqual({ isThere: true })
  })
})

describe('what a service suggests', () => {
  test.each([
    '',
    'no',
    '[]',
    '{"title": 1}',
    '{"title": "<b>Rain</b>"}',
    '{"affirmation": "See www.evil.example"}',
  ])('%j has no words', (text) => expect(readSuggestion(text)).toBeUndefined())

  test('is read out of its wrapping, and only what is plain text of a bearable length is left of it', () => {
    const text = `Here you are:\n\`\`\`json\n${JSON.stringify({
      ...words,
      title: '**Rain**\u202e',
      description: 'x'.repeat(5001),
      tarotCard: 'The Fool',
      exercises: [...Array(5).fill(words.exercises[0]), { title: 'Nothing', steps: [] }],
    })}\n\`\`\``
    expect(readSuggestion(text)).toEqual({
      ...words,
      title: 'Rain',
      description: '',
      tarotCard: { name: '', interpretation: '' },
      exercises: Array(3).fill(words.exercises[0]),
    })
  })
})
