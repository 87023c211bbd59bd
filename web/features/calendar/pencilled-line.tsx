import { Pencil } from 'lucide-react'
import { t } from '../../../contract/t.ts'
import { cx } from '../../ui/cx.ts'

type PencilledLineProps = { onPress: () => void; tabIndex?: number; className?: string }

/** Stands where today is still empty: a line to write on. */
export const PencilledLine = ({ onPress, tabIndex, className }: PencilledLineProps) => (
  <button
    type="button"
    tabIndex={tabIndex}
    onClick={onPress}
    className={cx(
      'flex min-h-9 items-center gap-1.5 border-b border-dashed border-edge text-start font-serif text-ink-soft italic transition-colors hover:border-accent hover:text-ink pointer-coarse:min-h-11',
      className,
    )}
  >
    <Pencil className="size-3.5 shrink-0" aria-hidden="true" />
    {t('Plan today')}
  </button>
)
