import type { HealthEntry } from '../../../contract/health.ts'
import {
  type EntryForm,
  emptyForm,
  entryFormOf,
  type FormField,
  formFields,
  isSame,
  numberIn,
  sameIn,
} from './entry-form.ts'
import { writeNumber } from './typed-number.ts'

/** A day on the screen (`form`), and what is stored of it (`base`). */
export type Editing = { form: EntryForm; base: EntryForm }

export const untouched: Editing = { form: emptyForm, base: emptyForm }

/** Whether there is something to save (specification, Member 4). */
export const isDirty = ({ form, base }: Editing): boolean => !isSame(form, base)

const pick = (field: FormField, from: EntryForm) => ({ [field]: from[field] })

function merge(choose: (field: FormField) => EntryForm): EntryForm {
  return Object.assign({}, ...formFields.map((field) => pick(field, choose(field)))) as EntryForm
}

/** Takes in the stored entry. Fields that the member changed stay. The others follow the server. */
export const receive = (editing: Editing, entry: HealthEntry | null): Editing =>
  follow(editing, entryFormOf(entry))

function follow({ form, base }: Editing, stored: EntryForm): Editing {
  return {
    base: stored,
    form: merge((field) => (sameIn(field, stored, base) || !sameIn(field, form, base) ? form : stored)),
  }
}

const addable = ['waterMl', 'steps'] as const satisfies FormField[]

/**
 * Rebases an edit onto an entry that another device has saved since `known` was read. Quick adds that are not saved yet
 * are added to its amounts. The rest is as in {@link receive}.
 */
export function moveOnto(editing: Editing, known: EntryForm, entry: HealthEntry | null): Editing {
  const stored = entryFormOf(entry)
  const waiting = addable.map((field) => {
    const added = (numberIn(editing.base, field) ?? 0) - (numberIn(known, field) ?? 0)
    return added > 0 ? { [field]: writeNumber((numberIn(stored, field) ?? 0) + added) } : {}
  })
  return follow(editing, Object.assign({}, stored, ...waiting))
}

/** Takes in the answer to a save of `sent`. What was typed meanwhile stays. */
export function settle({ form }: Editing, sent: EntryForm, entry: HealthEntry): Editing {
  const stored = entryFormOf(entry)
  return { base: stored, form: merge((field) => (form[field] === sent[field] ? stored : form)) }
}

/** A quick add of one number, and how much to subtract from each side if it cannot be saved. */
export type QuickAdd = { field: (typeof addable)[number]; toForm: number; toBase: number }

/** Adds to the shown number, on both sides, so that only this number counts as saved. */
export function quickAdd(
  { form, base }: Editing,
  field: QuickAdd['field'],
  amount: number,
): { after: Editing; added: QuickAdd } {
  const stored = numberIn(base, field) ?? 0
  const next = (numberIn(form, field) ?? stored) + amount
  const shown = { [field]: writeNumber(next) }
  return {
    after: { form: { ...form, ...shown }, base: { ...base, ...shown } },
    added: { field, toForm: amount, toBase: next - stored },
  }
}

/** Undoes a quick add, and keeps everything that happened since. */
export function takeBack({ form, base }: Editing, { field, toForm, toBase }: QuickAdd): Editing {
  const less = (side: EntryForm, amount: number) => {
    const left = (numberIn(side, field) ?? 0) - amount
    return { ...side, [field]: left > 0 ? writeNumber(left) : '' }
  }
  return { form: less(form, toForm), base: less(base, toBase) }
}
