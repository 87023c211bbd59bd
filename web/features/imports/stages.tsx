import { t } from '../../../contract/t.ts'
import { cx } from '../../ui/cx.ts'
import type { Step } from './use-import.ts'

const order: readonly (readonly Step['at'][])[] = [
  ['choose', 'read'],
  ['answer'],
  ['preview', 'decide'],
  ['send', 'stopped', 'done'],
]

/** The four stages of bringing something in, and which is reached. */
export function Stages({ at }: { at: Step['at'] }) {
  const names = [t('Choose'), t('Look inside'), t('Compare'), t('Bring in')]
  const here = order.findIndex((steps) => steps.includes(at))
  return (
    <ol className="grid grid-cols-4 gap-2" aria-label={t('Stages')}>
      {names.map((name, stage) => (
        <li
          key={name}
          aria-current={stage === here ? 'step' : undefined}
          className={cx(
            'border-t-3 pt-2 text-xs sm:text-sm',
            stage <= here ? 'border-accent' : 'border-line',
            stage === here ? 'font-semibold' : 'text-ink-soft',
          )}
        >
          {name}
        </li>
      ))}
    </ol>
  )
}
