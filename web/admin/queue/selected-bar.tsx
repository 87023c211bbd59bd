import type { DecisionAction, QueueEntry } from '../../../contract/cases.ts'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { useDecide } from './use-decide.ts'

type SelectedBarProps = { chosen: readonly QueueEntry[]; onClear: () => void; onDecided: () => void }

/** What can be done with several cases at once. */
export function SelectedBar({ chosen, onClear, onDecided }: SelectedBarProps) {
  const decide = useDecide(onDecided)
  const hasMembers = chosen.some(({ kind }) => kind === 'member')
  const act = (action: DecisionAction) =>
    void decide.act({ action, words: '', subjects: chosen.map(({ kind, id }) => ({ kind, id })) })
  const isDoing = (action: DecisionAction) => decide.pending === action
  const isBusy = decide.pending !== undefined
  return (
    <fieldset className="grid gap-2 rounded-card border border-accent bg-surface p-3">
      <legend className="sr-only">{t('Several at once')}</legend>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="font-medium">
          {t('{count, plural, one {# chosen} other {# chosen}}', { count: chosen.length })}
        </p>
        <Button look="link" onClick={onClear}>
          {t('Choose none')}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          look="quiet"
          className="px-4"
          disabled={isBusy}
          pending={isDoing('dismiss')}
          onClick={() => act('dismiss')}
        >
          {t('Keep all')}
        </Button>
        <Button
          look="quiet"
          className="px-4"
          disabled={hasMembers || isBusy}
          pending={isDoing('hide')}
          onClick={() => act('hide')}
        >
          {t('Hide all')}
        </Button>
        <Button
          look="quiet"
          className="px-4"
          disabled={hasMembers || isBusy}
          pending={isDoing('remove')}
          onClick={() => act('remove')}
        >
          {t('Remove all')}
        </Button>
      </div>
    </fieldset>
  )
}
