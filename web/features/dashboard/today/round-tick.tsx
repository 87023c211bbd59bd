import type { ReactNode } from 'react'
import { t } from '../../../../contract/t.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { cx } from '../../../ui/cx.ts'

type RoundTickProps = { text: string; checked: boolean; onChange: (checked: boolean) => void }

/** The words of a thing to do, struck through once it is done. */
export function Done({ done, children }: { done: boolean; children: ReactNode }) {
  return (
    <span className={cx('wrap-anywhere', done && 'text-ink-soft line-through')}>
      {children}
      {done && <span className="sr-only"> {t('(done)')}</span>}
    </span>
  )
}

/** A thing to do with a ring before it, which a tick fills. */
export function RoundTick({ text, checked, onChange }: RoundTickProps) {
  return (
    <Checkbox
      label={<span className={cx('wrap-anywhere', checked && 'text-ink-soft line-through')}>{text}</span>}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      className="min-w-0 flex-1 py-2! [&_input]:rounded-pill"
    />
  )
}
