import { Link } from 'react-router'
import { t } from '../../../contract/t.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Lantern } from '../../ui/scenes/lantern.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { promptState } from '../themes/prompt-state.ts'
import { useCurrentTheme } from '../themes/queries.ts'
import { OpenBook } from './open-book.tsx'
import { PromptQuote } from './prompt-quote.tsx'

/** Before the first entry: a white page, and the week's question for who would rather answer than begin. */
export function FirstPage() {
  const { data: week } = useCurrentTheme()
  return (
    <div className="grid justify-items-center gap-5 rounded-card border border-line bg-surface px-5 py-10 text-center md:py-14">
      <OpenBook />
      <p className="max-w-[30ch] font-serif text-xl text-balance">{t('The first page is still white.')}</p>
      {week?.journalingPrompt && (
        <div className="mt-2 grid max-w-[34rem] gap-2 text-start">
          <PromptQuote prompt={week.journalingPrompt} theme={week.title} />
          <Link
            to="/journal/write"
            state={promptState(week)}
            className={buttonClass('primary', 'mt-5 justify-self-center')}
          >
            {t('Write about this')}
          </Link>
        </div>
      )}
    </div>
  )
}

/** Nothing fits what is looked for. */
export const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <EmptyState scene={<Lantern />} action={<Button onClick={onClear}>{t('Show all entries')}</Button>}>
    {t('No entry fits that.')}
  </EmptyState>
)
