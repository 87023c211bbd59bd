import { useQuery } from '@tanstack/react-query'
import type { MoodEntry } from '../../../contract/mood.ts'
import { t } from '../../../contract/t.ts'
import { errorText } from '../../lib/api.ts'
import { dayInWords } from '../../lib/days.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { MoodForm } from './mood-form.tsx'
import { moodLook } from './mood-look.ts'
import { moodHistory } from './queries.ts'

function CheckIn({ entry }: { entry: MoodEntry }) {
  const { emoji, name } = moodLook(entry.mood)
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-4 border-t border-line py-4 first:border-t-0 first:pt-0">
      <span className="w-8 text-center text-2xl" aria-hidden="true">
        {emoji}
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-medium">{name}</span>
          <time dateTime={entry.date} className="text-sm text-ink-soft">
            {dayInWords(entry.date)}
          </time>
        </p>
        {entry.emotion_tags.length > 0 && (
          <p className="text-sm text-ink-soft">{entry.emotion_tags.map((tag) => t(tag)).join(' · ')}</p>
        )}
        {entry.note && <p className="mt-1 whitespace-pre-line wrap-anywhere">{entry.note}</p>}
      </div>
    </li>
  )
}

function History() {
  const history = useQuery(moodHistory)
  if (history.isPending) return <Loading>{t('Loading...')}</Loading>
  if (history.isError)
    return (
      <EmptyState action={<Button onClick={() => history.refetch()}>{t('Try again')}</Button>}>
        {errorText(history.error, t('Your check-ins could not be loaded.'))}
      </EmptyState>
    )
  if (history.data.length === 0) return <EmptyState>{t('Your first check-in will appear here.')}</EmptyState>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <ul className="max-h-[600px] overflow-y-auto" tabIndex={0} aria-label={t('Recent Check-ins')}>
      {history.data.map((entry) => (
        <CheckIn key={entry.id} entry={entry} />
      ))}
    </ul>
  )
}

/** The mood tracker: a card to check in and the history beside it. */
export default function MoodPage() {
  return (
    <>
      <title>{`${t('Mood')} · A-genda`}</title>
      <PageHeader title={t('Mood Tracker')} subtitle={t('Notice, name, and let it be.')} />
      <div className="grid items-start gap-6 md:grid-cols-[3fr_2fr]">
        <MoodForm />
        <Card title={t('Recent Check-ins')}>
          <History />
        </Card>
      </div>
    </>
  )
}
