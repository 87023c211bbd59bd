import { t } from '../../../contract/t.ts'
import { whyNot } from '../../lib/api.ts'
import { Button } from '../button.tsx'

type NotLoadedProps = {
  query: { error: unknown; refetch: () => unknown }
  /** What could not be loaded, in a sentence. A known reason follows it. */
  children: string
}

/** A failure inside a card, in a line with another try. */
export function NotLoaded({ query, children }: NotLoadedProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <p className="min-w-0 text-ink-soft">{whyNot(query.error, children)}</p>
      <Button look="quiet" onClick={() => void query.refetch()}>
        {t('Try again')}
      </Button>
    </div>
  )
}
