import { createContext, type ReactNode, use, useId } from 'react'
import { t } from '../../../contract/t.ts'
import { cx } from '../cx.ts'

type Wiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

const FieldContext = createContext<Wiring | null>(null)

/** The attributes that a control inside a {@link Field} spreads on its element; empty outside of one. */
export function useField(): Partial<Wiring> {
  return use(FieldContext) ?? {}
}

type FieldProps = {
  label: ReactNode
  /** One sentence below the label that helps to avoid a mistake. */
  hint?: ReactNode
  /** One sentence that says what to change. If it is present, the control is marked as invalid. */
  error?: string | undefined
  optional?: boolean | undefined
  /** Shows the label to screen readers only. */
  hideLabel?: boolean | undefined
  /** Label and hint stand beside the control, which is as wide as `--control`. */
  beside?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** Label, hint and error of the one control inside, connected by id and aria. */
export function Field(props: FieldProps) {
  const { label, hint, error, optional, hideLabel, beside, className, children } = props
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div
      className={cx(
        beside
          ? 'grid gap-x-4 gap-y-1 min-[23rem]:grid-cols-[minmax(0,1fr)_var(--control)] min-[23rem]:items-center'
          : 'grid content-start gap-1.5',
        className,
      )}
    >
      <div className={beside ? 'grid' : 'contents'}>
        <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-medium'}>
          {label}
          {optional && <span className="font-normal text-ink-soft"> {t('(optional)')}</span>}
        </label>
        {hint && (
          <p id={`${id}-hint`} className={cx('text-xs text-ink-soft', !beside && '-mt-1')}>
            {hint}
          </p>
        )}
      </div>
      <FieldContext
        value={{ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined }}
      >
        {children}
      </FieldContext>
      {error && (
        <FieldError id={`${id}-error`} className={beside ? 'col-span-full' : undefined}>
          {error}
        </FieldError>
      )}
    </div>
  )
}

/** The sentence of a control that says what to change. */
export const FieldError = ({
  id,
  className,
  children,
}: {
  id: string
  className?: string | undefined
  children: string
}) => (
  <p id={id} className={cx('flex gap-1.5 text-sm wrap-anywhere text-danger', className)}>
    <span aria-hidden="true" className="mt-[0.6em] size-1.5 shrink-0 rounded-pill bg-current" />
    {children}
  </p>
)
