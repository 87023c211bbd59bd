import type { ComponentProps } from 'react'
import { t } from '../../../contract/t.ts'
import { cx } from '../cx.ts'
import { useField } from './field.tsx'
import { inputClass } from './text-input.tsx'

type TextAreaProps = ComponentProps<'textarea'> & {
  /** Shows "12 / 140" below. `used` is the caller's length of the value, so that a reset is seen. */
  counter?: { used: number; max: number } | undefined
  /** Starts as a single line, for a few words. */
  low?: boolean | undefined
}

/** Several lines. It grows with its text if the browser can do that. */
export function TextArea({ counter, low, className, ...rest }: TextAreaProps) {
  const over = counter !== undefined && counter.used > counter.max
  return (
    <div className="grid">
      <textarea
        rows={low ? 1 : 4}
        {...useField()}
        {...rest}
        className={cx(
          inputClass,
          // Where it grows by itself, nobody needs to pull it.
          'max-h-96 resize-y leading-relaxed field-sizing-content supports-[field-sizing:content]:resize-none',
          !low && 'min-h-28',
          className,
        )}
      />
      {counter && (
        <p className={cx('numbers mt-1 justify-self-end text-xs', over ? 'text-danger' : 'text-ink-soft')}>
          <span aria-hidden="true">{`${counter.used} / ${counter.max}`}</span>
          <span className="sr-only" role="status">
            {counter.used > counter.max * 0.9 &&
              t('{max, plural, other {{used} of # characters}}', { used: counter.used, max: counter.max })}
          </span>
        </p>
      )}
    </div>
  )
}
