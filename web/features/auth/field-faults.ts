import { useState } from 'react'
import { t, translate } from '../../../contract/t.ts'
import { type Text, texts } from '../../../contract/texts.ts'

/** A sentence for each field that needs one, by its name. */
export type Faults = Partial<Record<string, string>>

const missing: Record<string, Text> = texts({
  name: 'Please enter your name',
  email: 'Please enter your email address',
  password: 'Please enter your password',
})

const faultOf = ({ name, validity }: HTMLInputElement): string | undefined => {
  if (validity.valueMissing) return translate(missing[name] ?? texts('This cannot be empty'))
  return validity.valid ? undefined : t('Please enter a valid email address')
}

/**
 * What is wrong with the fields of a form that the browser checks but does not tell of (`noValidate`), and what the
 * server found wrong with them.
 */
export function useFieldFaults() {
  const [faults, setFaults] = useState<Faults>({})
  return {
    faults,
    setFaults,
    /** Finds what is missing or no e-mail address, leads the focus to the first of it, and answers whether all is well. */
    check(form: HTMLFormElement): boolean {
      const fields = [...form.querySelectorAll<HTMLInputElement>('input[name]')]
      const wrong = fields.filter(({ validity }) => !validity.valid)
      setFaults(Object.fromEntries(wrong.map((field) => [field.name, faultOf(field)])))
      wrong[0]?.focus()
      return wrong.length === 0
    },
    /** A field that is being changed is not wrong any more. */
    forgive: (field: EventTarget) =>
      setFaults(({ [(field as HTMLInputElement).name]: _, ...others }) => others),
  }
}
