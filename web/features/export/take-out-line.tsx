import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { TakeOutState } from './take-out-state.tsx'
import { useTakeOut } from './use-take-out.ts'

/** One quiet line for a member who is about to leave: everything can be taken out first. */
export function TakeOutLine() {
  const { state, href, isPending, start } = useTakeOut()
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        {t('What you wrote is yours.')}
        <Button look="link" className="text-sm" pending={isPending} onClick={() => start(undefined)}>
          {t('Take everything out first')}
        </Button>
      </p>
      <TakeOutState state={state} href={href} />
    </div>
  )
}
