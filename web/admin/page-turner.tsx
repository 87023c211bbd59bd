import { ChevronLeft, ChevronRight } from 'lucide-react'
import { t } from '../../contract/t.ts'
import { Button } from '../ui/button.tsx'
import { focusPage } from './focus-page.ts'
import type { PageTurns } from './use-address.ts'

type PageTurnerProps = {
  /** What is paged: 'Pages of users'. */
  label: string
  turns: PageTurns
  /** The cursor of the next page; undefined on the last. */
  next: string | undefined
  /** While another page is on its way. */
  busy: boolean
}

/**
 * Links to the next and the previous page of a list; nothing if there is only one page. A new page starts at its top.
 */
export function PageTurner({ label, turns, next, busy }: PageTurnerProps) {
  if (turns.isFirst && next === undefined) return null
  const turn = (to: () => void) => () => {
    to()
    window.scrollTo({ top: 0 })
    focusPage()
  }
  return (
    <nav aria-label={label} className="flex flex-wrap justify-between gap-3 pt-5">
      <Button look="quiet" disabled={turns.isFirst || busy} onClick={turn(turns.previous)}>
        <ChevronLeft className="size-4.5" aria-hidden="true" />
        {t('Previous page')}
      </Button>
      <Button
        look="quiet"
        disabled={next === undefined || busy}
        onClick={turn(() => next !== undefined && turns.next(next))}
      >
        {t('Next page')}
        <ChevronRight className="size-4.5" aria-hidden="true" />
      </Button>
    </nav>
  )
}
