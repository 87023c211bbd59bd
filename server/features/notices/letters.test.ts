import type { Email } from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lengths } from '../../../contract/limits.ts'
import { testApp } from '../../test/app.ts'
import { makeAdmin, makeEvent, makeMember, makeTheme } from '../../test/make.ts'
import { choose, planNotices, register, tellNotices } from '../../test/push-devices.ts'
import { byMail, date, item, lettersStage, linkOf } from '../../test/reminder-letters.ts'
import { sendLetters } from './send-letters.ts'
import { tellDue } from './tell.ts'

let stage: Awaited<ReturnType<typeof lettersStage>>
beforeAll(async () => {
  stage = await lettersStage()
})
afterAll(() => stage.close())
beforeEach(() => stage.begin())

describe('a letter', () => {
  test('gathers what falls within an hour, and says nothing of it twice', async () => {
    const as = await stage.withLetters('plan', 'check-in')
    await choose(stage.app, as, { mailText: true, checkInTimes: ['14:30'] })
    await stage.saveDay(as, item('1', '14:00', 'Tea'), item('2', '14:59', 'Walk'), item('3', '15:00', 'Swim'))
    stage.at('13:59:59')
    expect(await stage.letters()).toEqual([])
    stage.at('14:00:00')
    const [letter, ...others] = await stage.letters()
    expect(others).toEqual([])
    expect(letter?.to?.[0]?.address).toBe(as.user.email.toLowerCase())
    expect(letter?.subject).toBe('3 reminders from A-genda')
    expect(letter?.text?.match(/^\d.*$/gm)).toEqual([
      '2:00 PM: Tea',
      '2:30 PM: How are you?',
      '2:59 PM: Walk',
    ])
    for (const time of ['14:01:00', '14:30:00', '14:59:00']) {
      stage.at(time)
      expect([time, await stage.letters()]).toEqual([time, []])
    }
    stage.at('15:00:00')
    expect((await stage.letters()).map(({ text }) => text?.includes('Swim'))).toEqual([true])
  })

  test('is one of many nodes, though they tell parts of what it says', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => stage.withLetters('plan')))
    // More than one node tells at a time.
    for (const who of people)
      await stage.saveDay(who, ...Array.from({ length: 120 }, (_, n) => item(`${n}`, '14:00')))
    stage.at('14:00:00')
    await Promise.all(Array.from({ length: 4 }, () => tellDue(stage.app.db, stage.app.clock.now())))
    await Promise.all(Array.from({ length: 4 }, () => sendLetters(stage.app.deps)))
    const arrived = stage.mail.take()
    expect(arrived.map(({ to }) => to?.[0]?.address).sort()).toEqual(
      people.map(({ user }) => user.email.toLowerCase()).sort(),
    )
    expect(arrived.map(({ subject }) => subject)).toEqual(Array(6).fill('120 reminders from A-genda'))
    expect(arrived[0]?.text).toContain('And 70 more reminders.')
  })

  test('holds no word of what its member wrote or takes, unless they asked for it', async () => {
    const as = await stage.withLetters('plan', 'events', 'medicines', 'weekly')
    const event = await makeEvent(stage.app, {
      title: 'Grief circle',
      start: '2026-11-18T15:00:00Z',
      remindersDefault: [60],
    })
    await stage.app.call('POST /global-events/{id}/rsvp', {
      as,
      params: { id: event.id },
      body: { status: 'going' },
    })
    await stage.saveDay(as, item('1', '14:00', 'Secret tea'))
    const meds = [{ name: 'Sertraline 50 mg', time: '14:10', taken: false }]
    await stage.app.call('POST /health', { as, body: { dateISO: date, meds } })
    stage.at('14:00:00')
    const [closed] = await stage.letters()
    const all = JSON.stringify(closed)
    for (const word of ['Secret', 'Sertraline', '50 mg', 'Grief', event.id]) expect(all).not.toContain(word)
    expect(closed?.text).toContain('2:00 PM: something in your planner')
    expect(closed?.text).toContain('2:10 PM: medicines')
    expect(closed?.text).toContain('An event begins: Wednesday, November 18 at 3:00 PM')

    await choose(stage.app, as, { mailText: true })
    const later = { ...item('2', '16:00', 'Secret walk') }
    const then = [{ name: 'Sertraline 50 mg', time: '16:10', taken: false }]
    await stage.saveDay(as, later)
    await stage.app.call('POST /health', { as, body: { dateISO: date, meds: then } })
    stage.at('16:00:00')
    const [open] = await stage.letters()
    expect(open?.text).toContain('4:00 PM: Secret walk')
    expect(open?.text).toContain('4:10 PM: Sertraline')
    expect(open?.subject).toBe('2 reminders from A-genda')
    expect(stage.app.logged()).not.toMatch(/Secret|Sertraline/)
  })

  test('says what happened to an event, and when that was, but not which one unless its member wants so', async () => {
    const as = await stage.withLetters('events')
    const cancel = async (title: string) => {
      const event = await makeEvent(stage.app, { title, start: '2026-11-18T18:00:00Z' })
      const params = { id: event.id }
      await stage.app.call('POST /global-events/{id}/rsvp', { as, params, body: { status: 'going' } })
      await stage.app.call('PATCH /global-events/{id}', {
        as: await makeAdmin(stage.app),
        params,
        body: { isActive: false },
      })
      await stage.app.run()
    }
    await cancel('Grief circle')
    const [closed] = await stage.letters()
    expect(closed?.text).toContain('An event of yours does not take place: Wednesday, November 18 at 6:00 PM')
    expect(JSON.stringify(closed)).not.toContain('Grief')
    await choose(stage.app, as, { mailText: true })
    await cancel('Tea')
    const [open] = await stage.letters()
    expect(open?.text).toContain('“Tea” does not take place')
  })

  test.each([true, false])(
    'is in the language and by the clock of its member; chosen: %j',
    async (isChosen) => {
      const as = await makeMember(stage.app)
      await stage.app.call('PATCH /user/notices', {
        as,
        body: byMail('plan'),
        headers: { 'time-zone': 'Europe/Istanbul', 'accept-language': isChosen ? 'en' : 'tr' },
      })
      if (isChosen) await stage.app.call('PATCH /user/language', { as, body: { language: 'tr' } })
      await stage.saveDay(as, item('1', '16:00'))
      stage.at('12:59:00')
      expect(await stage.letters()).toEqual([])
      stage.at('13:00:00')
      const [letter] = await stage.letters()
      expect(letter?.text).toContain('16:00: planlayıcında bir şey')
      expect(letter?.html).toContain('<html lang="tr"')
      const page = (await stage.ask('GET', linkOf(letter))).body
      // Whoever opens it says in which language, unless its member chose one.
      expect(page).toContain(isChosen ? 'planlayıcı mektupları dursun mu?' : 'Stop emails about')
    },
  )

  test.each([
    ['skips', '2026-03-28T12:00:00Z', '2026-03-29', '02:30', '2026-03-29T01:30:00Z'],
    ['repeats', '2026-10-24T12:00:00Z', '2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
  ])(
    'of a time that a clock change %s comes once, at the time that was meant',
    async (_, now, day, time, due) => {
      stage.app.clock.set(now)
      const as = await makeMember(stage.app)
      const zone = { 'time-zone': 'Europe/Berlin' }
      await stage.app.call('PATCH /user/notices', { as, body: byMail('plan'), headers: zone })
      await stage.app.call('POST /daily-notes', {
        as,
        headers: zone,
        body: { date: day, notes: [item('1', time)] },
      })
      const moment = Temporal.Instant.from(due)
      const counts = []
      for (const minutes of [-1, 0, 1, 60, 120]) {
        stage.app.clock.set(moment.add({ minutes }).toString())
        counts.push((await stage.letters()).length)
      }
      expect(counts).toEqual([0, 1, 0, 0, 0])
    },
  )

  test('waits for the end of the quiet hours', async () => {
    const as = await stage.withLetters('plan')
    await choose(stage.app, as, { quietFrom: '13:00', quietTo: '15:00' })
    await stage.saveDay(as, item('1', '14:00'))
    stage.at('14:00:00')
    expect(await stage.letters()).toEqual([])
    stage.at('15:00:00')
    expect(await stage.letters()).toHaveLength(1)
  })

  test('goes beside the notification, and neither replaces the other; what was put off is not said again', async () => {
    const as = await stage.withLetters('plan')
    await register(stage.app, stage.service, as)
    await choose(stage.app, as, { channels: { plan: { push: true } } })
    await stage.saveDay(as, item('1', '14:00'), item('2', '14:30'))
    stage.at('14:00:00')
    expect(await stage.letters()).toHaveLength(1)
    const [first] = stage.service.take()
    expect(first?.message.title).toBe('Item 1')
    const { ticket = '' } = first?.message.actions[0] ?? {}
    await stage.app.call('POST /push/answers', { address: '198.51.100.250', body: { ticket } })
    stage.at('14:30:00')
    expect(await stage.letters()).toEqual([])
    expect(
      stage.service
        .take()
        .map(({ message }) => message.title)
        .sort(),
    ).toEqual(['Item 1', 'Item 2'])
    await choose(stage.app, as, { channels: { plan: { push: false } } })
    await stage.saveDay(as, item('3', '17:00'))
    stage.at('17:00:00')
    expect(await stage.letters()).toHaveLength(1)
    expect(stage.service.take()).toEqual([])
  })

  test('is not sent of what was done, of what has just been answered, nor to who is suspended', async () => {
    const as = await stage.withLetters('plan', 'check-in')
    await choose(stage.app, as, { checkInTimes: ['14:30'] })
    await stage.saveDay(as, item('1', '14:00'))
    await stage.saveDay(as)
    stage.at('14:00:00')
    expect(await stage.letters()).toEqual([])
    await stage.app.call('POST /mood', { as, body: { date, mood: 'calm', emotion_tags: [] } })
    stage.at('14:30:00')
    expect(await stage.letters()).toEqual([])
    await stage.saveDay(as, item('2', '16:00'))
    await stage.app.db
      .updateTable('members')
      .set({ suspended_at: '2026-11-18T14:30:00Z' })
      .where('id', '=', as.user.id)
      .execute()
    stage.at('16:00:00')
    expect(await stage.letters()).toEqual([])
  })

  test('of the new week comes on Monday at nine', async () => {
    stage.app.clock.set('2026-11-22T20:00:00Z')
    await makeTheme(stage.app, { title: 'Stillness' })
    const as = await stage.withLetters('theme')
    await choose(stage.app, as, { mailText: true })
    await stage.app.run(planNotices)
    stage.app.clock.set('2026-11-23T09:00:00Z')
    const arrived = (await stage.letters()).filter(
      ({ to }) => to?.[0]?.address === as.user.email.toLowerCase(),
    )
    expect(arrived.map(({ subject }) => subject)).toEqual(['A reminder from A-genda'])
  })

  test('is the twentieth of a day at the most, and that one says so', async () => {
    stage.app.clock.set('2026-11-18T00:00:00Z')
    const as = await stage.withLetters('plan')
    const times = Array.from({ length: 22 }, (_, hour) => `${String(hour + 1).padStart(2, '0')}:00`)
    await stage.saveDay(as, ...times.map((time, n) => item(`${n}`, time)))
    const texts = []
    for (const time of times) {
      stage.at(`${time}:00`)
      texts.push(...(await stage.letters()).map(({ text }) => text ?? ''))
    }
    expect(texts).toHaveLength(lengths.letters)
    const says = texts.map((text) => text.includes('This was the last of 20 emails in 24 hours.'))
    expect(says).toEqual([...Array(lengths.letters - 1).fill(false), true])
    stage.app.clock.set('2026-11-19T01:00:01Z')
    const body = { date: '2026-11-19', notes: [item('x', '01:10')] }
    await stage.app.call('POST /daily-notes', { as, body })
    stage.app.clock.set('2026-11-19T01:10:00Z')
    expect(await stage.letters()).toHaveLength(1)
  })
})

test('a letter that was handed over when the process died is not sent a second time', async () => {
  const as = await stage.withLetters('plan')
  await stage.saveDay(as, item('1', '14:00'))
  stage.at('14:00:00')
  await tellDue(stage.app.db, stage.app.clock.now())
  stage.mail.hold(true)
  // It dies here: the mail server has the letter, and nobody hears its answer.
  const died = sendLetters(stage.app.deps).catch(() => undefined)
  const arrived: Email[] = []
  await expect.poll(() => arrived.push(...stage.mail.take()), { timeout: 10_000 }).toBe(1)
  stage.at('14:09:59')
  await sendLetters(stage.app.deps)
  stage.at('14:10:00')
  await sendLetters(stage.app.deps)
  expect(stage.mail.take()).toEqual([])
  expect(stage.app.logged()).toContain('may have gone out or not')
  stage.mail.hold(false)
  await died
  expect(stage.mail.take()).toEqual([])
})

test('without a mail server nothing is written, and who looks is told so', async () => {
  const without = await testApp({
    mailer: { ...stage.mail.mailer, delivers: false },
    push: stage.service.push,
  })
  try {
    const as = await makeMember(without)
    await choose(without, as, byMail('plan'))
    expect((await without.call('GET /user/notices', { as })).body.mail).toBe('off')
    expect((await stage.app.call('GET /user/notices', { as: await makeMember(stage.app) })).body.mail).toBe(
      'on',
    )
    await without.call('POST /daily-notes', { as, body: { date, notes: [item('1', '12:00')] } })
    await without.run(planNotices, tellNotices)
    await without.run()
    expect(stage.mail.take()).toEqual([])
  } finally {
    await without.close()
  }
})

test('nobody gets letters who did not ask for them', async () => {
  const as = await makeMember(stage.app)
  const { channels } = (await stage.app.call('GET /user/notices', { as })).body
  expect(Object.values(channels).map(({ mail }) => mail)).toEqual(Array(6).fill(false))
  await register(stage.app, stage.service, as)
  await stage.saveDay(as, item('1', '14:00'))
  stage.at('14:00:00')
  expect(await stage.letters()).toEqual([])
  expect(stage.service.take()).toHaveLength(1)
})
