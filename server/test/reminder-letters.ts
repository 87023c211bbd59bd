import type { Email } from 'postal-mime'
import type { Session } from '../../contract/auth.ts'
import type { NoticeKind } from '../../contract/notice-kinds.ts'
import { textsIn } from '../texts.ts'
import { type TestApp, testApp } from './app.ts'
import { startMailServer, type TestMailServer } from './mail-server.ts'
import { makeMember } from './make.ts'
import { choose, tellNotices } from './push-devices.ts'
import { type PushService, startPushService } from './push-service.ts'

/** The day of the tests of letters. */
export const date = '2026-11-18'
/** An item of the planner with a reminder. */
export const item = (id: string, time: string, text = `Item ${id}`) => ({
  id,
  text,
  type: 'task' as const,
  time,
  reminder: true,
  createdAt: '2026-11-18T08:00:00Z',
})
/** What turns the letters of these kinds on. */
export const byMail = (...kinds: NoticeKind[]) => ({
  channels: Object.fromEntries(kinds.map((kind) => [kind, { mail: true }])),
})
/** A header of a letter, by its name in lower case. */
export const header = (letter: Email | undefined, key: string): string | undefined =>
  letter?.headers.find((one) => one.key === key)?.value
/** Where a letter is stopped. */
export const linkOf = (letter: Email | undefined): string =>
  header(letter, 'list-unsubscribe')?.slice(1, -1) ?? ''

/** The product with a mail server and a push service of the test's own. */
export async function lettersStage() {
  const mail: TestMailServer = await startMailServer()
  const service: PushService = await startPushService()
  const app: TestApp = await testApp({
    mailer: mail.mailer,
    push: service.push,
    publicUrl: () => 'https://agenda.test',
    texts: textsIn({
      tr: {
        '{time}: something in your planner': '{time}: planlayıcında bir şey',
        'Stop emails about {kinds}?': '{kinds} mektupları dursun mu?',
        'your planner': 'planlayıcı',
      },
    }),
  })
  let place = 0
  return {
    app,
    mail,
    service,
    /** Begins a test: at noon, and nobody of an earlier one gets letters any more. */
    async begin() {
      app.clock.set('2026-11-18T12:00:00Z')
      await app.db.deleteFrom('notice_settings').execute()
      mail.refuse(undefined)
      mail.hold(false)
      mail.take()
      service.take()
    },
    at: (time: string) => app.clock.set(`2026-11-18T${time}Z`),
    saveDay: (as: Session, ...notes: ReturnType<typeof item>[]) =>
      app.call('POST /daily-notes', { as, body: { date, notes } }),
    /** A member without a device who gets letters of these kinds. */
    async withLetters(...kinds: NoticeKind[]): Promise<Session> {
      const as = await makeMember(app)
      await choose(app, as, byMail(...kinds))
      return as
    },
    /** Lets a minute's work be done, and returns the letters that arrived by it. */
    async letters(): Promise<Email[]> {
      await app.run(tellNotices)
      await app.run()
      return mail.take()
    },
    /** Opens the link of a letter, from an address of its own, so that the rates of tests do not meet. */
    ask(method: 'GET' | 'HEAD' | 'POST', link: string, more: object = {}) {
      place += 1
      return app.app.inject({
        method,
        url: new URL(link).pathname,
        remoteAddress: `198.51.100.${place}`,
        ...more,
      })
    },
    async close() {
      await app.close()
      await mail.stop()
      await service.stop()
    },
  }
}
