import { type HealthEntry, measuredWith } from '../../../contract/health.ts'
import { type EntryForm, emptyForm, entryFormOf, type FormField, formFields, sameIn } from './entry-form.ts'

/** A day on the screen (`form`), and what is stored of it (`base`). */
export type Editing = { form: EntryForm; base: EntryForm }

export const untouched: Editing = { form: emptyForm, base: emptyForm }

/** The fields that hold something to save. */
export const dirtyFields = ({ form, base }: Editing): FormField[] =>
  formFields.filter((field) => !sameIn(field, form, base))

/** Whether there is something to save (specification, Member 4). */
export const isDirty = (editing: Editing): boolean => dirtyFields(editing).length > 0

/** The fields that were changed, with what is measured with one of them. */
export const heldFields = (editing: Editing): FormField[] => {
  const dirty = dirtyFields(editing)
  return formFields.filter((field) => measuredWith(field).some((other) => dirty.includes(other)))
}

/** Whether two forms have the same value in a field and in what is measured with it. */
const sameMeasure = (field: FormField, one: EntryForm, other: EntryForm) =>
  measuredWith(field).every((each) => sameIn(each, one, other))

const pick = (field: FormField, from: EntryForm) => ({ [field]: from[field] })

function merge(choose: (field: FormField) => EntryForm): EntryForm {
  return Object.assign({}, ...formFields.map((field) => pick(field, choose(field)))) as EntryForm
}

/** The numbers that add up. A change of them by another device is no conflict. */
const grows = (field: FormField) => field === 'waterMl' || field === 'steps'

/**
 * Takes in what the server has. What the member did not change follows the server. What they changed stays, beside what
 * they saw when they changed it: so a save of it meets what another device wrote meanwhile, and does not replace it
 * unseen.
 */
export function receive(editing: Editing, entry: HealthEntry | null): Editing {
  const { form, base } = meet(editing, entry)
  const changed = heldFields(editing)
  const isHeld = (field: FormField) =>
    !grows(field) && changed.includes(field) && !sameMeasure(field, editing.form, base)
  return { form, base: merge((field) => (isHeld(field) ? editing.base : base)) }
}

/** What is typed beside a newer entry, where the member is shown both: what another device wrote stands in `base`. */
export function meet({ form, base }: Editing, entry: HealthEntry | null): Editing {
  const stored = entryFormOf(entry)
  return {
    base: stored,
    form: merge((field) => (sameIn(field, stored, base) || !sameMeasure(field, form, base) ? form : stored)),
  }
}

/** Takes in the answer to a save of `sent`. What was typed while it was on its way stays. */
export function settle({ form }: Editing, sent: EntryForm, entry: HealthEntry): Editing {
  const stored = entryFormOf(entry)
  return { base: stored, form: merge((field) => (form[field] === sent[field] ? stored : form)) }
}

/** What is typed, with what is stored of one field in its place, and of what is measured with it. */
export const takeStored = ({ form, base }: Editing, field: FormField): Editing => ({
  base,
  form: Object.assign({ ...form }, ...measuredWith(field).map((each) => pick(each, base))) as EntryForm,
})
