import { type ReactNode, useId } from 'react'
import { type FieldPath, useFormContext } from 'react-hook-form'
import { tooLong } from '../../lib/too-long.ts'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { ThemeForm } from './theme-form.ts'

type LineProps = {
  name: FieldPath<ThemeForm>
  label: ReactNode
  max: number
  hint?: ReactNode
  hideLabel?: boolean
  type?: 'text' | 'url'
  placeholder?: string
  className?: string
  /** What a text becomes while it is typed. */
  typed?: (text: string) => string
}

/** What is wrong with a field of the form around it. */
function useFault(name: FieldPath<ThemeForm>): string | undefined {
  const { getFieldState, formState } = useFormContext<ThemeForm>()
  const message = getFieldState(name, formState).error?.message
  return typeof message === 'string' ? message : undefined
}

/** The rule of a field that holds `max` characters. */
export const notOver = (max: number) => ({ validate: (text: unknown) => tooLong(String(text ?? ''), max) })

/** Puts a changed text in place without moving the caret to its end. */
function retype(input: HTMLInputElement, text: string) {
  if (input.value === text) return
  const fromEnd = input.value.length - (input.selectionStart ?? input.value.length)
  input.value = text
  const caret = Math.max(0, text.length - fromEnd)
  input.setSelectionRange(caret, caret)
}

/** A field of one line. */
export function Line({ name, label, max, hint, hideLabel, type, placeholder, className, typed }: LineProps) {
  const { register } = useFormContext<ThemeForm>()
  const { onChange, ...field } = register(name, notOver(max))
  return (
    <Field
      label={label}
      hint={hint}
      hideLabel={hideLabel}
      error={useFault(name)}
      {...(className && { className })}
    >
      <TextInput
        {...field}
        type={type}
        inputMode={type === 'url' ? 'url' : undefined}
        placeholder={placeholder}
        autoComplete="off"
        onChange={(event) => {
          if (typed) retype(event.target, typed(event.target.value))
          void onChange(event)
        }}
      />
    </Field>
  )
}

/** A field of several lines. */
export function Lines({ name, label, hint, max, rows = 3 }: Omit<LineProps, 'typed'> & { rows?: number }) {
  const { register } = useFormContext<ThemeForm>()
  return (
    <Field label={label} hint={hint} error={useFault(name)}>
      <TextArea {...register(name, notOver(max))} rows={rows} className="min-h-20" />
    </Field>
  )
}

/** A part of the form under its own heading. */
export function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId()
  return (
    // No landmark: the preview beside it has those, by the same names.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend is no heading, and does not lie in its grid.
    <div
      role="group"
      aria-labelledby={id}
      className="grid gap-4 border-t border-line pt-5 first:border-t-0 first:pt-0"
    >
      <header>
        <h3 id={id} className="text-lg">
          {title}
        </h3>
        {hint && <p className="text-xs text-ink-soft">{hint}</p>}
      </header>
      {children}
    </div>
  )
}
