import { type ReactNode, useState } from 'react'
import { t } from '../../../../contract/t.ts'
import { cx } from '../../../ui/cx.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'

type RoundTickProps = {
  text: string
  checked: boolean
  /** What it returns is waited for: until then the press is shown. */
  onChange: (checked: boolean) => unknown
  /** Its words stand elsewhere; screen readers get them here too. */
  hideText?: boolean
  /** Stands before its words. */
  before?: ReactNode
}

/** The words of a thing to do, struck through once it is done. */
export function Done({ done, children }: { done: boolean; children: string }) {
  return (
    <span className={cx('wrap-anywhere', done && 'text-ink-soft')}>
      {children}
      {done && <span className="sr-only"> {t('(done)')}</span>}
    </span>
  )
}

/** A thing to do with a ring before it, which a tick fills: the same on every screen. */
export function RoundTick({ text, checked, onChange, hideText = false, before }: RoundTickProps) {
  const [pressed, setPressed] = useState<boolean>()
  const shown = pressed ?? checked
  const words = cx('wrap-anywhere', shown && 'text-ink-soft')
  return (
    <Checkbox
      label={
        <span className={before ? 'flex items-baseline' : undefined}>
          {before}
          <span className={hideText ? 'sr-only' : words}>{text}</span>
        </span>
      }
      checked={shown}
      onChange={(event) => {
        const settled = onChange(event.target.checked)
        if (!(settled instanceof Promise)) return
        // At the first press of a page the code that shows it may have to come first.
        setPressed(event.target.checked)
        void settled.finally(() => setPressed(undefined))
      }}
      className={cx(
        '[&_input]:rounded-pill',
        hideText ? 'size-11 justify-center gap-0!' : 'min-w-0 flex-1 py-2!',
      )}
    />
  )
}
