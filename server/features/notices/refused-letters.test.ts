import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import type { NoticeKind } from '../../../contract/notice-kinds.ts'
import { choose } from '../../test/push-devices.ts'
import { byMail, header, item, lettersStage, linkOf } from '../../test/reminder-letters.ts'
import { lettersJob } from './jobs.ts'
import { useLetterTicket } from './letter-tickets.ts'
import { tellDue } from './tell.ts'

let stage: Awaited<ReturnType<typeof lettersStage>>
beforeAll(async () => {
  stage = await lettersStage()
})
afterAll(() => stage.close())
beforeEach(() => stage.begin())

/** As a mail program does it (RFC 8058 section 3.2). */
const press = (link: string) =>
  stage.ask('POST', link, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
const isOn = async (as: Session, kind: NoticeKind) =>
  (await stage.app.call('GET /user/notices', { as })).body.channels[kind].mail
const stoppedOf = async (as: Session) => (await stage.app.call('GET /user/notices', { as })).body.stopped

describe('a letter is refused', () => {
  /** A letter of one kind, and its link. */
  async function oneLetter(as: Session, id = '1', time = '14:00') {
    await stage.saveDay(as, item(id, time))
    stage.at(`${time}:00`)
    const [letter] = await stage.letters()
    return { letter, link: linkOf(letter) }
  }

  test('with one press of the mail program, as RFC 8058 says; a second press changes nothing', async () => {
    const as = await stage.withLetters('plan', 'events')
    const { letter, link } = await oneLetter(as)
    expect(link).toMatch(/^https:\/\/agenda\.test\/api\/letters\/[\w-]{43}$/)
    expect(header(letter, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(letter?.text).toContain(`Stop emails about your planner:\n${link}`)
    const { statusCode, body } = await press(link)
    expect([statusCode, body]).toEqual([200, expect.stringContaining('No more emails about your planner')])
    expect([await isOn(as, 'plan'), await isOn(as, 'events')]).toEqual([false, true])
    expect(await stoppedOf(as)).toEqual([{ kind: 'plan', by: 'member', at: '2026-11-18T14:00:00.000000Z' }])
    await stage.saveDay(as, item('2', '16:00'))
    stage.at('16:00:00')
    expect(await stage.letters()).toEqual([])
    // Whoever the letter was forwarded to has the same link.
    await choose(stage.app, as, byMail('plan'))
    expect(await stoppedOf(as)).toEqual([])
    expect((await press(link)).body).toContain('This link was already used')
    // A press that came at the same time as the first, and was slower.
    await useLetterTicket(stage.app.db, link.split('/').at(-1) ?? '', stage.app.clock.now())
    expect(await isOn(as, 'plan')).toBe(true)
  })

  test('by its page, which changes nothing until its button is pressed', async () => {
    const as = await stage.withLetters('plan')
    const { link } = await oneLetter(as)
    const page = await stage.ask('GET', link)
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.body.match(/<button>/g)).toHaveLength(1)
    expect(page.headers['content-security-policy']).toContain("default-src 'none';style-src 'sha256-")
    expect((await stage.ask('GET', link)).body).toContain('Stop emails about your planner?')
    expect((await stage.ask('HEAD', link)).statusCode).toBe(200)
    expect(await isOn(as, 'plan')).toBe(true)
    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    const sent = new Response(form)
    const payload = Buffer.from(await sent.arrayBuffer())
    const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
    expect((await stage.ask('POST', link, { headers, payload })).statusCode).toBe(200)
    expect(await isOn(as, 'plan')).toBe(false)
    expect((await stage.ask('GET', link)).body).toContain('This link was already used')
  })

  test('kind by kind, or all that it gathered, and no link does more', async () => {
    const as = await stage.withLetters('plan', 'check-in', 'events')
    await choose(stage.app, as, { checkInTimes: ['14:30'] })
    const { letter, link } = await oneLetter(as)
    const links = letter?.text?.match(/https:\/\/agenda\.test\/api\/letters\/\S+/g) ?? []
    expect([links.length, new Set(links).size, links.at(-1)]).toEqual([3, 3, link])
    expect((await press(links[0] ?? '')).body).toContain('No more emails about your planner')
    const on = async () =>
      Promise.all((['plan', 'check-in', 'events'] as const).map((kind) => isOn(as, kind)))
    expect(await on()).toEqual([false, true, true])
    expect((await press(link)).body).toContain('your planner and how you are')
    expect(await on()).toEqual([false, false, true])
    // It opens nothing else.
    const token = link.split('/').at(-1) ?? ''
    const headers = { authorization: `Bearer ${token}` }
    const answers = [
      await stage.app.call('GET /user/notices', { headers }),
      await stage.app.call('POST /push/answers', { address: '198.51.100.251', body: { ticket: token } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 404])
  })

  test('by four presses at once as by one, and a link that was made up is none', async () => {
    const as = await stage.withLetters('plan')
    const { link } = await oneLetter(as)
    const pages = await Promise.all(Array.from({ length: 4 }, () => press(link)))
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(await stoppedOf(as)).toHaveLength(1)
    const wrong = await press(`${link.slice(0, -3)}abc`)
    expect([wrong.statusCode, wrong.body]).toEqual([404, expect.stringContaining('This link is too old')])
    // Cut short, as some mail programs do with a long link.
    const cut = await stage.ask('GET', link.slice(0, -9))
    expect([cut.statusCode, cut.body]).toEqual([404, expect.stringContaining('This link is too old')])
    const large = await stage.ask('POST', link, {
      headers: { 'content-type': 'text/plain' },
      payload: 'x'.repeat(5000),
    })
    expect(large.statusCode).toBe(413)
  })

  test('before it was sent, and then is not', async () => {
    const as = await stage.withLetters('plan')
    const { link } = await oneLetter(as)
    await stage.saveDay(as, item('2', '16:00'))
    stage.at('16:00:00')
    await tellDue(stage.app.db, stage.app.clock.now())
    await press(link)
    await stage.app.run(lettersJob)
    expect(stage.mail.take()).toEqual([])
  })

  test('by the mail server: the third hard refusal in a row stops the kind, and the profile says so', async () => {
    const as = await stage.withLetters('plan', 'events')
    const hour = async (time: string) => {
      await stage.saveDay(as, item(time, time))
      stage.at(`${time}:00`)
      return (await stage.letters()).length
    }
    stage.mail.refuse(550)
    await hour('13:00')
    await hour('14:00')
    stage.mail.refuse(undefined)
    // One that arrives begins the count anew.
    expect(await hour('15:00')).toBe(1)
    stage.mail.refuse(550)
    await hour('16:00')
    await hour('17:00')
    expect([await isOn(as, 'plan'), await stoppedOf(as)]).toEqual([true, []])
    await hour('18:00')
    expect([await isOn(as, 'plan'), await isOn(as, 'events')]).toEqual([false, true])
    expect(await stoppedOf(as)).toEqual([{ kind: 'plan', by: 'address', at: '2026-11-18T18:00:00.000000Z' }])
    stage.mail.refuse(undefined)
    expect(await hour('19:00')).toBe(0)
    await choose(stage.app, as, byMail('plan'))
    expect(await stoppedOf(as)).toEqual([])
    expect(await hour('20:00')).toBe(1)
  })

  test('for a while: a mail server that is busy is asked again as long as it is of use', async () => {
    const as = await stage.withLetters('plan')
    stage.mail.refuse(451)
    expect((await oneLetter(as)).letter).toBeUndefined()
    stage.mail.refuse(undefined)
    stage.at('14:00:29')
    expect(await stage.letters()).toEqual([])
    stage.at('14:00:30')
    expect(await stage.letters()).toHaveLength(1)
    expect(await stage.letters()).toEqual([])
    stage.mail.refuse(451)
    await oneLetter(as, '2', '16:00')
    stage.mail.refuse(undefined)
    stage.at('20:00:01')
    expect(await stage.letters()).toEqual([])
    expect(await stoppedOf(as)).toEqual([])
  })
})
