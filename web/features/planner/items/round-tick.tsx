import { type ReactNode, useEffect, useState } from 'react'
import { t } from '../../../../contract/t.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { cx } from '../../../ui/cx.ts'

type RoundTickProps = {
  text: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** Its words stand elsewhere; screen readers get them here too. */
  hideText?: boolean
  /** Stands before its words. */
  before?: ReactNode
}

/** The words of a thing to do, struck through once it is done. */
export function Done({ done, children }: { done: boolean; children: string }) {
  return (
    <span className={cx('wrap-anywhere', done && 'text-ink-soft line-through')}>
      {children}
      {done && <span className="sr-only"> {t('(done)')}</span>}
    </span>
  )
}

/** How long a press is shown that nothing follows, in milliseconds. */
const pressMs = 5000

/** A press is drawn at once, until what it changes has followed: the code that keeps a change may still be on its way. */
function usePressed(checked: boolean) {
  const [pressed, setPressed] = useState<boolean>()
  if (pressed === checked) setPressed(undefined)
  useEffect(() => {
    if (pressed === undefined) return
    const timer = setTimeout(() => setPressed(undefined), pressMs)
    return () => clearTimeout(timer)
  }, [pressed])
  return { isChecked: pressed ?? checked, press: setPressed }
}

/** A thing to do with a ring before it, which a tick fills: the same on every screen. */
export function RoundTick({ text, checked: stored, onChange, hideText = false, before }: RoundTickProps) {
  const { isChecked: checked, press } = usePressed(stored)
  const words = cx('wrap-anywhere', checked && 'text-ink-soft line-through')
  return (
    <Checkbox
      label={
        <span className={before ? 'flex items-baseline' : undefined}>
          {before}
          <span className={hideText ? 'sr-only' : words}>{text}</span>
        </span>
      }
      checked={checked}
      onChange={({ target }) => {
        press(target.checked)
        onChange(target.checked)
      }}
      className={cx(
        '[&_input]:rounded-pill',
        hideText ? 'size-11 justify-center gap-0!' : 'min-w-0 flex-1 py-2!',
      )}
    />
  )
}
