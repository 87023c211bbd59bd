import { ChevronDown, PenLine } from 'lucide-react'
import { Link } from 'react-router'
import { t } from '../../../contract/t.ts'
import { buttonClass } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { cx } from '../../ui/cx.ts'
import { promptState } from './prompt-state.ts'
import type { WeekContent } from './week-content.ts'

const ruled =
  'bg-[repeating-linear-gradient(transparent_0_calc(2rem-1px),var(--line)_calc(2rem-1px)_2rem)] font-serif text-lg leading-8'

/** Characters of it that a folded one shows on a desk. */
const mostShown = 72

/** How a question begins, cut between two words; nothing of one that would be shown whole. */
const beginningOf = (prompt: string): string | undefined =>
  prompt.length > mostShown ? `${prompt.slice(0, mostShown).replace(/[\s\p{P}]*\s\S*$/u, '')}…` : undefined

/**
 * The week's question, folded up until the member opens it, on ruled paper. On a desk the sheet reaches as far down as it
 * is given room.
 */
export function JournalingPrompt({ week, className }: { week: WeekContent; className?: string }) {
  const { journalingPrompt: prompt } = week
  return (
    <details className={cx('group rounded-card border border-line bg-surface', className)}>
      <summary className="grid min-h-16 list-none grid-cols-[1fr_auto] content-center items-center gap-x-4 md:content-start md:group-not-open:h-full md:group-not-open:grid-rows-[auto_auto_1fr] rounded-card px-4 py-3 transition-colors group-open:rounded-b-none hover:bg-accent-soft sm:px-6 [&::-webkit-details-marker]:hidden">
        <h2 className="text-lg">{t('Journaling Prompt')}</h2>
        <ChevronDown
          aria-hidden="true"
          className="row-span-2 size-5 text-ink-soft transition-transform duration-200 group-open:rotate-180"
        />
        <span className="text-sm text-ink-soft group-open:hidden max-sm:hidden">
          {t('A question to write towards, when you have a moment.')}
        </span>
        <span
          aria-hidden="true"
          className={cx(
            ruled,
            'col-span-2 mt-2 self-stretch overflow-hidden text-ink-soft italic group-open:hidden max-md:hidden',
          )}
        >
          {beginningOf(prompt)}
        </span>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 border-t border-line pt-5 pb-3 pe-2 ps-4 sm:pe-4 sm:ps-6">
        <p className={cx(ruled, 'min-w-0 measure whitespace-pre-line wrap-anywhere')}>{prompt}</p>
        <CopyButton label={t('Journaling Prompt')} text={prompt} className="-mt-1.5" />
        <Link
          to="/journal/write"
          state={promptState(week)}
          className={buttonClass('link', 'mt-2 gap-2 justify-self-start')}
        >
          <PenLine className="size-4.5" aria-hidden="true" />
          {t('Write about this')}
        </Link>
      </div>
    </details>
  )
}
