import { Minus, Plus } from 'lucide-react'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { t } from '../../../contract/t.ts'
import { cx } from '../../ui/cx.ts'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { type NumberKind, stepTyped } from './typed-number.ts'

type NumberFieldProps = Pick<ComponentProps<'input'>, 'ref' | 'name' | 'placeholder'> & {
  label: string
  unit?: string | undefined
  hint?: ReactNode
  error?: string | undefined
  kind: NumberKind
  /** What an arrow key adds or takes. */
  step?: number
  /** Shows a button for each direction, for phones, which have no arrow keys. */
  buttons?: boolean
  /** The label stands beside the field, which shows the unit. */
  beside?: boolean
  /** What was recorded last, from which a step begins. */
  last?: string | undefined
  value: string
  onChange: (text: string) => void
}

/**
 * A number typed as text, so that both decimal signs work and no typed text is lost. It still has the phone's number
 * keypad and the arrow keys of a number field.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, unit, hint, error, kind, step = 1, buttons, beside, last, value, onChange, ...input } = props
  const move = (direction: 1 | -1) => onChange(stepTyped(value || (last ?? ''), kind, step, direction))

  function stepByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    move(event.key === 'ArrowUp' ? 1 : -1)
  }

  const button = (direction: 1 | -1) => (
    <IconButton
      label={
        direction === 1
          ? t('{label}: {step} more', { label, step })
          : t('{label}: {step} less', { label, step })
      }
      // The arrow keys do the same from the field itself.
      tabIndex={-1}
      key={direction}
      className="group pointer-events-auto size-11 shrink-0 hover:bg-transparent!"
      onClick={() => move(direction)}
    >
      <span className="grid size-8.5 place-items-center rounded-pill border border-edge transition-colors group-hover:border-accent group-hover:bg-accent-soft [&>svg]:size-4">
        {direction === 1 ? <Plus /> : <Minus />}
      </span>
    </IconButton>
  )

  return (
    <Field
      label={
        <>
          {label}
          {unit && <span className={beside ? 'sr-only' : 'font-normal text-ink-soft'}> ({unit})</span>}
        </>
      }
      hint={hint}
      error={error}
      beside={beside}
    >
      <div className="relative">
        <TextInput
          {...input}
          inputMode={kind === 'whole' ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={stepByArrow}
          // The digits of the serif stand high in their line.
          className="numbers pt-2.75! pb-1.25! font-serif text-xl! leading-none! placeholder:text-base placeholder:text-ink-soft"
          style={{ paddingInlineEnd: `${(buttons ? 6 : 1) + (beside && unit ? unit.length * 0.55 : 0)}rem` }}
        />
        <span className="pointer-events-none absolute inset-y-0 end-1 flex items-center">
          {beside && unit && (
            <span aria-hidden="true" className={cx('text-xs text-ink-soft', buttons ? 'pe-1' : 'pe-2.5')}>
              {unit}
            </span>
          )}
          {buttons && [button(-1), button(1)]}
        </span>
      </div>
    </Field>
  )
}
