import type { ComponentProps, ReactNode } from 'react'
import {
  type FieldPath,
  type FieldValues,
  FormProvider,
  type UseFormReturn,
  useController,
  useFormContext,
  useWatch,
} from 'react-hook-form'
import { t } from '../../../contract/t.ts'
import { Checkbox } from './checkbox.tsx'
import { Field } from './field.tsx'
import { PasswordInput } from './password-input.tsx'
import { RadioGroup } from './radio-group.tsx'
import { TextArea } from './text-area.tsx'
import { TextInput } from './text-input.tsx'

type FormProps<V extends FieldValues> = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  /** The result of useContractForm. Another `submit` may do something first. */
  form: { fields: UseFormReturn<V>; submit: () => void }
}

/** A form of the contract. The fields inside get their value and their fault by their name. */
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

/** The fault of a field of the surrounding form. */
export function useFault(name: string): string | undefined {
  const { getFieldState, formState } = useFormContext()
  return getFieldState(name, formState).error?.message
}

type Labelled<V extends FieldValues> = { name: FieldPath<V> } & Omit<
  ComponentProps<typeof Field>,
  'error' | 'children'
>

/** The field of that name: label, hint, and fault. */
function Named({ name, ...field }: Labelled<FieldValues> & { children: ReactNode }) {
  return <Field {...field} error={useFault(name)} />
}

/** Puts a changed text in place without moving the caret to its end. */
function retype(input: HTMLInputElement, text: string) {
  if (input.value === text) return
  const fromEnd = input.value.length - (input.selectionStart ?? input.value.length)
  input.value = text
  const caret = Math.max(0, text.length - fromEnd)
  input.setSelectionRange(caret, caret)
}

type Control<V extends FieldValues, P> = Labelled<V> & Omit<P, keyof Labelled<V>>
type LineProps<V extends FieldValues> = Control<V, ComponentProps<'input'>> & {
  /** Transforms a text while it is typed. */
  typed?: (text: string) => string
  inputClass?: string | undefined
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

type LinesProps<V extends FieldValues> = Control<V, Omit<ComponentProps<typeof TextArea>, 'counter'>> & {
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

/** A component of its own, so that a typed key renders this and not the form. */
function Counted({ room, from, ...area }: CountedProps) {
  const used = String(useWatch({ name: area.name, disabled: room === undefined }) ?? '').length
  return <TextArea {...area} counter={room !== undefined && used >= from ? { used, max: room } : undefined} />
}

/** An e-mail address. */
export const EmailLine = <V extends FieldValues>(props: LineProps<V>) => (
  <Line type="email" required autoComplete="email" autoCapitalize="none" spellCheck={false} {...props} />
)

/** A number field. Input that the browser cannot read is empty. */
export const NumberLine = <V extends FieldValues>(props: LineProps<V>) => (
  <Line type="number" inputMode="decimal" step="any" inputClass="numbers" {...props} />
)

/** A password, with a toggle that shows it. */
export function PasswordLine<V extends FieldValues>(props: Control<V, ComponentProps<typeof PasswordInput>>) {
  const { name, label, hint, optional, hideLabel, className, ...input } = props
  const { register } = useFormContext()
  return (
    <Named {...{ name, label, hint, optional, hideLabel, className }}>
      <PasswordInput {...input} {...register(name)} />
    </Named>
  )
}

/** The password of an account, and hidden beside it whose it is, which password managers look for. */
export const CurrentPasswordLine = <V extends FieldValues>({
  email,
  ...line
}: { email: string; name: FieldPath<V> } & Partial<Control<V, ComponentProps<typeof PasswordInput>>>) => (
  <>
    <input type="text" hidden readOnly autoComplete="username" value={email} />
    <PasswordLine<V> label={t('Your password')} required autoComplete="current-password" {...line} />
  </>
)

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
