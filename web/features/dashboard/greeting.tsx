import { t } from '../../../contract/t.ts'
import { useUser } from '../../lib/session.ts'
import { dateFormat } from '../../lib/time/date-format.ts'
import { noonOf } from '../../lib/time/days.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { cx } from '../../ui/cx.ts'
import { DailyAffirmation } from '../affirmation/daily-affirmation.tsx'

/** Which day it is, a welcome by name, and words for today. */
export function Greeting({ className }: { className?: string }) {
  const { name } = useUser()
  const today = noonOf(useToday())
  return (
    <header className={cx('min-w-0', className)}>
      <p className="text-sm text-ink-soft first-letter:uppercase">
        {dateFormat({ weekday: 'long', month: 'long', day: 'numeric' }).format(today)}
      </p>
      <h1 className="mt-3 text-3xl wrap-anywhere sm:text-4xl">{t('Welcome, {name}', { name })}</h1>
      <DailyAffirmation name={name} />
    </header>
  )
}
