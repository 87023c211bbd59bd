import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { affirmations as englishOnes } from '../../../content/affirmations.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeMember } from '../../test/make.ts'
import { textsIn } from '../../texts.ts'
import { chatCompletions } from './chat-completions.ts'
import { affirmationsIn } from './collections.ts'

const german = ['Mein Atem kennt den Weg.', 'Ich lasse einen Entwurf ein Entwurf sein.']
const given = { texts: textsIn({ de: {}, tr: {} }), affirmations: affirmationsIn({ de: german }) }
const asked: string[] = []
const service = createServer((request, response) => {
  let text = ''
  request.on('data', (chunk) => {
    text += chunk
  })
  request.on('end', () => {
    asked.push(JSON.parse(text).messages[0].content)
    const content = `I am number ${asked.length}.`
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }))
  })
})

let written: TestApp
let served: TestApp
beforeAll(async () => {
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
  const { port } = service.address() as AddressInfo
  const baseUrl = `http://127.0.0.1:${port}/v1/`
  written = await testApp(given)
  served = await testApp({
    ...given,
    affirmationService: chatCompletions({ baseUrl, apiKey: undefined, model: 'small' }),
  })
})
afterAll(async () => {
  await Promise.all([written.close(), served.close()])
  service.closeAllConnections()
  await new Promise((closed) => service.close(closed))
})

const ask = async (app: TestApp, as: Awaited<ReturnType<typeof makeMember>>, language?: string) => {
  const { body } = await app.call('POST /ai/affirmation', {
    as,
    body: { user_name: 'Mira', focus_area: 'peace and creativity' },
    headers: language ? { 'accept-language': language } : {},
  })
  return body.affirmation
}

test('a written affirmation is one of those of the language, and English where there are none', async () => {
  const as = await makeMember(written)
  expect(german).toContain(await ask(written, as, 'de'))
  expect(englishOnes).toContain(await ask(written, as))
  expect(englishOnes).toContain(await ask(written, as, 'tr'))
  await written.call('PATCH /user/language', { as, body: { language: 'de' } })
  expect(german).toContain(await ask(written, as))
})

test('a service is asked for the language, once for a day, and again where it became another one', async () => {
  const as = await makeMember(served)
  const first = await ask(served, as, 'tr')
  expect([await ask(served, as, 'tr'), asked.length]).toEqual([first, 1])
  expect(asked[0]).toMatch(/Write it in Turkish, in the familiar form of address\.$/)
  const second = await ask(served, as, 'en')
  expect(second).not.toBe(first)
  expect(asked[1]).not.toContain('Write it in')
  expect(await ask(served, as, 'en')).toBe(second)
  const rows = await served.db
    .selectFrom('affirmations')
    .select(['text', 'language'])
    .where('member_id', '=', as.user.id)
    .execute()
  expect(rows).toEqual([{ text: second, language: 'en' }])
})

test('of two languages at the same moment each reader gets an answer, and one is kept', async () => {
  const as = await makeMember(served)
  const answers = await Promise.all(['de', 'tr', 'de', 'tr'].map((language) => ask(served, as, language)))
  const rows = await served.db
    .selectFrom('affirmations')
    .select('text')
    .where('member_id', '=', as.user.id)
    .execute()
  expect(answers.every((answer) => /^I am number \d+\.$/.test(answer))).toBe(true)
  expect(rows).toHaveLength(1)
  expect(answers).toContain(rows[0]?.text)
})
