import { type NewsKind, newsOf } from '../../contract/admin-news.ts'
import type { Deps } from '../deps.ts'
import { findMember, languageOf } from '../features/auth/queries.ts'
import { type Job, worker } from '../kernel/jobs.ts'
import { newToken } from '../kernel/token.ts'
import { claimNews, setNewsTicket } from './news.ts'
import { type News, newsLetter } from './news-letter.ts'

/** Looks whether something needs a hand. */
export const newsJob: Job = { name: 'admin-news', retries: 0, seconds: 120, cron: '*/15 * * * *' }
/** The last try comes about twenty minutes after the first. */
const newsLetterJob: Job<{ memberId: string; kinds: NewsKind[] }> = {
  name: 'admin-news-letter',
  retries: 8,
  seconds: 60,
}

/** What administrators are told of, and what it is called in a link. */
export const newsPath = '/api/news-letters'

type Needs = Pick<Deps, 'db' | 'clock' | 'jobs' | 'mail' | 'texts' | 'publicUrl' | 'demo'>

/** Adds a letter for each administrator who wants to know what there is and was not told of it today. */
export async function tellAdmins(
  { db, clock, jobs }: Pick<Needs, 'db' | 'clock' | 'jobs'>,
  news: News,
): Promise<void> {
  const kinds = (Object.keys(news) as NewsKind[]).filter((kind) => news[kind])
  if (kinds.length === 0) return
  await db.transaction().execute(async (tx) => {
    for (const [memberId, told] of await claimNews(tx, kinds, clock.now()))
      await jobs.send(newsLetterJob, { memberId, kinds: told }, tx)
  })
}

/** Tells administrators by mail what needs a hand, where there is a mail server. `look` says what does. */
export const newsWorkers = (deps: Needs, look: () => Promise<News>) => {
  const { db, mail, texts, publicUrl, demo } = deps
  return [
    worker(newsJob, async () => {
      if (mail.delivers && !demo) await tellAdmins(deps, await look())
    }),
    worker(newsLetterJob, async ({ memberId, kinds }, postmark) => {
      const member = await findMember(db, memberId)
      if (!member || member.suspended_at) return
      const news = await look()
      const due = newsOf(member.role).filter((kind) => kinds.includes(kind) && news[kind])
      if (due.length === 0) return
      const token = newToken()
      await setNewsTicket(db, memberId, due, token)
      const links = { publicUrl: publicUrl(), unsubscribe: `${publicUrl()}${newsPath}/${token}` }
      const letter = newsLetter(texts.in(languageOf(member)), member, { kinds: due, news }, links)
      await mail.send('admin news', letter, postmark)
    }),
  ]
}
