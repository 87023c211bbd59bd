import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { t } from '../../../contract/t.ts'
import { errorText } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { currentTheme } from '../themes/queries.ts'
import { ThemeOfTheWeek } from './theme-of-the-week.tsx'

/** What a member finds first: a greeting and this week's theme. */
export default function DashboardPage() {
  const { name } = useUser()
  const theme = useQuery(currentTheme)
  return (
    <>
      <title>{`${t('Home')} · A-genda`}</title>
      <PageHeader title={t('Welcome, {name}', { name })} subtitle={t('Your mindful schedule')} />
      {theme.data && <ThemeOfTheWeek theme={theme.data} />}
      {theme.isPending && <Loading>{t('Loading your week...')}</Loading>}
      {theme.isError && (
        <EmptyState action={<Button onClick={() => theme.refetch()}>{t('Try again')}</Button>}>
          {errorText(theme.error, t('Your week could not be loaded.'))}
        </EmptyState>
      )}
      <section
        aria-labelledby="mood-shortcut"
        className="mt-8 flex flex-wrap items-center justify-between gap-4 rounded-card border border-line p-4 sm:p-6"
      >
        <div>
          <h2 id="mood-shortcut" className="text-xl">
            {t('Track Your Mood')}
          </h2>
          <p className="text-ink-soft">{t('A minute to notice how you are.')}</p>
        </div>
        <Link to="/mood" className={buttonClass('quiet')}>
          {t('How are you feeling?')}
        </Link>
      </section>
    </>
  )
}
