import { useQuery } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { affirmationOf } from './queries.ts'

/** Today's affirmation. A place of two lines is reserved for it. If it fails, a welcome is shown instead. */
export function DailyAffirmation({ name }: { name: string }) {
  const { data, isError } = useQuery(affirmationOf(useToday(), name))
  const words =
    data?.affirmation.trim() ||
    (isError || data
      ? t('It is good that you are here, {name}. Begin wherever you are.', { name })
      : undefined)
  return (
    <figure className="mt-4 min-h-16 max-w-[44rem] sm:min-h-18" aria-busy={words === undefined}>
      <figcaption className="sr-only">{t('Your affirmation for today')}</figcaption>
      {words && (
        <blockquote className="font-serif text-lg text-pretty text-ink-soft italic wrap-anywhere transition-opacity duration-220 sm:text-xl starting:opacity-0">
          {words}
        </blockquote>
      )}
    </figure>
  )
}
