import type { Session } from '../../contract/auth.ts'
import type { NoticeChange } from '../../contract/notices.ts'
import { pushJob } from '../features/notices/jobs.ts'
import type { Job } from '../kernel/jobs.ts'
import type { TestApp } from './app.ts'
import type { PushService, TestBrowser } from './push-service.ts'

/** The jobs that run by themselves, by their names: a test lets them run when it wants. */
export const planNotices: Job = { name: 'plan-notices', retries: 0, seconds: 600 }
export const tellNotices: Job = { name: 'tell-notices', retries: 0, seconds: 300 }

/** Registers a new browser of a member, in their zone. They chose that a notification says what it is about. */
export async function register(
  app: TestApp,
  service: PushService,
  as: Session,
  { zone = 'UTC', browser = service.browser() }: { zone?: string; browser?: TestBrowser } = {},
): Promise<TestBrowser & { id: string }> {
  const { status, body, problem } = await app.call('POST /push/subscriptions', {
    as,
    body: browser.subscription,
    headers: { 'time-zone': zone, 'user-agent': 'Mozilla/5.0 (Android 16) Firefox/145.0' },
  })
  if (status !== 200) throw new Error(problem.detail)
  await choose(app, as, { showText: true })
  return { ...browser, id: body.id }
}

/** What a member chooses about their notices. */
export async function choose(app: TestApp, as: Session, body: NoticeChange): Promise<void> {
  const { status, problem } = await app.call('PATCH /user/notices', { as, body })
  if (status !== 200) throw new Error(problem.detail)
}

/** Lets a minute's work be done, and returns what the push service received by it. */
export async function tell(app: TestApp, service: PushService) {
  await app.run(tellNotices)
  return service.take()
}

/** Sends what waits to be sent, without telling anything new. */
export async function sendWaiting(app: TestApp, service: PushService) {
  await app.run(pushJob)
  return service.take()
}
