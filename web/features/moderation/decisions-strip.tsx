import { useQuery } from '@tanstack/react-query'
import { MailWarning } from 'lucide-react'
import { Link } from 'react-router'
import { t } from '../../../contract/t.ts'
import { buttonClass } from '../../ui/button.tsx'
import { ownDecisions } from './queries.ts'

/** Tells the member that something was decided about what they wrote, until they have seen it. */
export function DecisionsStrip() {
  const { data } = useQuery(ownDecisions)
  const fresh = data?.filter(({ seen, holds }) => !seen && holds) ?? []
  const [first] = fresh
  if (!first) return null
  const isNote = first.action === 'message' && first.kind === 'member'
  return (
    <aside
      aria-label={isNote ? t('A message for you') : t('About what you shared')}
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-warn-soft p-4 sm:px-6"
    >
      <MailWarning className="size-5 shrink-0 text-warn" aria-hidden="true" />
      <p className="min-w-0 flex-1 basis-56">
        {first.action !== 'message'
          ? t('Something that you shared is not shown to others at the moment.')
          : isNote
            ? t('An administrator wrote to you.')
            : t('An administrator wrote to you about something that you shared.')}
      </p>
      <Link to="/community/decisions" className={buttonClass('quiet')}>
        {isNote ? t('Read it') : t('See what happened')}
      </Link>
    </aside>
  )
}
