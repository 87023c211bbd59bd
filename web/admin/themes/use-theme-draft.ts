import { useEffect, useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { keepDraft, readDraft } from '../../lib/drafts.ts'
import { useUser } from '../../lib/session.ts'
import type { ThemeForm } from './theme-form.ts'

/** What the form began as, and what it is now. */
type ThemeDraft = { base: ThemeForm; form: ThemeForm }

/** What the draft of a theme, or of a new one, is kept under. */
export const nameOf = (id: string | undefined) => `theme-${id ?? 'new'}`

/** What was typed into the form of a theme, or of a new one, when it was last left. */
const readThemeDraft = (id: string | undefined, memberId: string): ThemeDraft | undefined =>
  readDraft(nameOf(id), memberId) as ThemeDraft | undefined

/** The form of a theme, with what was typed into it before; it is kept in this browser until it is saved or given up. */
export function useThemeForm(id: string | undefined, saved: ThemeForm) {
  const { id: memberId } = useUser()
  const [draft] = useState(() => readThemeDraft(id, memberId))
  const [base] = useState(() => draft?.base ?? saved)
  const form = useForm<ThemeForm>({ defaultValues: draft?.form ?? base, mode: 'onChange' })
  return {
    form,
    base,
    isRestored: draft !== undefined,
    forget: () => keepDraft(nameOf(id), memberId, undefined),
  }
}

/** Whether a form differs from what it began as. While it does, it is kept as a draft. */
export function useKeptDraft(id: string | undefined, base: ThemeForm, form: UseFormReturn<ThemeForm>) {
  const { id: memberId } = useUser()
  const typed = useWatch({ control: form.control }) as ThemeForm
  const isDirty = JSON.stringify(typed) !== JSON.stringify(base)
  useEffect(() => {
    keepDraft(nameOf(id), memberId, isDirty ? { base, form: typed } : undefined)
  }, [id, memberId, isDirty, base, typed])
  return isDirty
}
