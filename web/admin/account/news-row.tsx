import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AdminNews, NewsKind } from '../../../contract/admin-news.ts'
import { t, translate } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { SettingsRow } from '../../features/profile/settings-row.tsx'
import { SealedLetter } from '../../features/profile/spots.tsx'
import { wordsOf } from '../../features/profile/words-of.ts'
import { call, errorText } from '../../lib/api.ts'
import { Switch } from '../../ui/fields/switch.tsx'
import { notify } from '../../ui/toasts/notify.ts'

const adminNews = queryOptions({
  queryKey: ['admin', 'news'],
  queryFn: ({ signal }) => call('GET /admin/news', { signal }),
})

const labels = texts({
  reports: 'Reports that wait for a decision',
  backup: 'A backup that failed, or that is overdue',
  disk: 'A disk that is nearly full',
  letters: 'Emails that did not go out',
} satisfies Record<NewsKind, string>)

function newsInWords({ delivers, kinds }: AdminNews): string {
  if (!delivers) return t('None, because there is no mail server')
  const on = kinds.filter(({ byMail }) => byMail).length
  if (on === 0) return t('None')
  return on === kinds.length
    ? t('All, at most one of a kind a day')
    : t('{on, number} of {all, number}, at most one of a kind a day', { on, all: kinds.length })
}

/** What this administrator is told of by mail. */
export function NewsRow() {
  const client = useQueryClient()
  const news = useQuery(adminNews)
  const save = useMutation({
    mutationFn: (body: { kind: NewsKind; byMail: boolean }) => call('PATCH /admin/news', { body }),
    onSuccess: (stored) => client.setQueryData(adminNews.queryKey, stored),
    onError: (error) =>
      notify.error(errorText(error, t('Your choice could not be saved.')), { id: 'admin-news' }),
  })
  const delivers = news.data?.delivers ?? false
  return (
    <SettingsRow
      id="news"
      spot={<SealedLetter />}
      title={t('Emails to you')}
      value={wordsOf(news, newsInWords)}
    >
      <p className="mb-2 measure text-sm text-ink-soft">
        {delivers
          ? t('What needs a hand comes to your address, gathered in one email. A link in it stops them.')
          : t('This community cannot send emails, because it has no mail server.')}
      </p>
      <div className="grid">
        {news.data?.kinds.map(({ kind, byMail }) => (
          <Switch
            key={kind}
            label={translate(labels[kind])}
            checked={save.isPending && save.variables.kind === kind ? save.variables.byMail : byMail}
            disabled={!delivers || save.isPending}
            onChange={({ target }) => save.mutate({ kind, byMail: target.checked })}
          />
        ))}
      </div>
    </SettingsRow>
  )
}
