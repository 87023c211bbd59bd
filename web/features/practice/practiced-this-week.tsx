import { useQuery } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { newestPractice, timesInWeek } from './queries.ts'

/** How often the member practiced this week, in words. Nothing if never, or not known. */
export function PracticedThisWeek({ className }: { className?: string }) {
  const today = useToday()
  const count = timesInWeek(useQuery(newestPractice).data ?? [], today)
  if (count === 0) return null
  return (
    <p className={className}>
      {t(
        '{count, plural, =1 {Practiced once this week} =2 {Practiced twice this week} =3 {Practiced three times this week} =4 {Practiced four times this week} =5 {Practiced five times this week} =6 {Practiced six times this week} =7 {Practiced seven times this week} one {Practiced # time this week} other {Practiced # times this week}}',
        { count },
      )}
    </p>
  )
}
