import { type ComponentProps, type ReactNode, useId } from 'react'
import {
  type FieldPath,
  type FieldValues,
  FormProvider,
  type UseFormReturn,
  useController,
  useFormContext,
  useWatch,
} from 'react-hook-form'
import { Checkbox } from './checkbox.tsx'
import { Field } from './field.tsx'
import { PasswordInput } from './password-input.tsx'
import { RadioGroup } from './radio-group.tsx'
import { TextArea } from './text-area.tsx'
import { TextInput } from './text-input.tsx'

type FormProps<V extends FieldValues> = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  /** What useContractForm answered; another `submit` may do something first. */
  form: { fields: UseFormReturn<V>; submit: () => void }
}

/** A form of the contract. The fields inside take their value and what is wrong with it by their name. */
export function Form<V extends FieldValues>({ form: { fields, submit }, ...rest }: FormProps<V>) {
  return (
    <FormProvider {...fields}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        {...rest}
      />
    </FormProvider>
  )
}

/** What is wrong with a field of the form around it. */
export function useFault(name: string): string | undefined {
  const { getFieldState, formState } = useFormContext()
  return getFieldState(name, formState).error?.message
}

type Labelled<V extends FieldValues> = {
  name: FieldPath<V>
  label: ReactNode
  hint?: ReactNode
  optional?: boolean | undefined
  hideLabel?: boolean | undefined
  /** Of the field as a whole. */
  className?: string | undefined
}

/** The field of that name: label, hint, and what is wrong with it. */
function Named({
  name,
  label,
  hint,
  optional,
  hideLabel,
  className,
  children,
}: Labelled<FieldValues> & { children: ReactNode }) {
  return (
    <Field {...{ label, hint, optional, hideLabel, className }} error={useFault(name)}>
      {children}
    </Field>
  )
}

/** Puts a changed text in place without moving the caret to its end. */
function retype(input: HTMLInputElement, text: string) {
  if (input.value === text) return
  const fromEnd = input.value.length - (input.selectionStart ?? input.value.length)
  input.value = text
  const caret = Math.max(0, text.length - fromEnd)
  input.setSelectionRange(caret, caret)
}

type LineProps<V extends FieldValues> = Labelled<V> &
  Omit<ComponentProps<'input'>, keyof Labelled<V>> & {
    /** What a text becomes while it is typed. */
    typed?: (text: string) => string
    inputClass?: string
  }

/** A field of one line. */
export function Line<V extends FieldValues>(props: LineProps<V>) {
  const { name, label, hint, optional, hideLabel, className, typed, inputClass, onChange, ...input } = props
  const { register } = useFormContext()
  const field = register(name)
  return (
    <Named {...{ name, label, hint, optional, hideLabel, className }}>
      <TextInput
        autoComplete="off"
        {...input}
        {...field}
        className={inputClass}
        onChange={(event) => {
          if (typed) retype(event.target, typed(event.target.value))
          onChange?.(event)
          void field.onChange(event)
        }}
      />
    </Named>
  )
}

type LinesProps<V extends FieldValues> = Labelled<V> &
  Omit<ComponentProps<typeof TextArea>, keyof Labelled<V> | 'counter'> & {
    /** Counts towards this many characters, from `countFrom` of them on. */
    max?: number
    countFrom?: number
    areaClass?: string
  }

/** A field of several lines. */
export function Lines<V extends FieldValues>(props: LinesProps<V>) {
  const { name, label, hint, optional, hideLabel, className, max, countFrom = 0, areaClass, ...area } = props
  const { register } = useFormContext()
  return (
    <Named {...{ name, label, hint, optional, hideLabel, className }}>
      <Counted {...area} {...register(name)} room={max} from={countFrom} className={areaClass} />
    </Named>
  )
}

type CountedProps = ComponentProps<typeof TextArea> & { name: string; room: number | undefined; from: number }

/** On its own, so that a key pressed renders this and not the form. */
function Counted({ room, from, ...area }: CountedProps) {
  const used = String(useWatch({ name: area.name, disabled: room === undefined }) ?? '').length
  return <TextArea {...area} counter={room !== undefined && used >= from ? { used, max: room } : undefined} />
}

/** A password, with a toggle that shows it. */
export function PasswordLine<V extends FieldValues>(
  props: Labelled<V> & Omit<ComponentProps<typeof PasswordInput>, keyof Labelled<V>>,
) {
  const { name, label, hint, optional, hideLabel, className, ...input } = props
  const { register } = useFormContext()
  return (
    <Named {...{ name, label, hint, optional, hideLabel, className }}>
      <PasswordInput {...input} {...register(name)} />
    </Named>
  )
}

/** A box to tick. */
export function Tick<V extends FieldValues>({
  name,
  ...rest
}: ComponentProps<typeof Checkbox> & { name: FieldPath<V> }) {
  return <Checkbox {...rest} {...useFormContext().register(name)} />
}

type ChoiceProps = Omit<ComponentProps<typeof RadioGroup>, 'value' | 'onChange'>

/** One of several. */
export function Choice<V extends FieldValues>({ name, ...rest }: ChoiceProps & { name: FieldPath<V> }) {
  const { field } = useController({ name })
  return <RadioGroup {...rest} value={field.value} onChange={field.onChange} />
}

/** A part of a form under its own heading. */
export function FormSection({
  title,
  hint,
  children,
}: {
  title: string
  hint?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    // No landmark: a preview beside it has those, by the same names.
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
