import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../../../contract/t.ts'
import { ApiError, call, reasonOf } from '../../lib/api.ts'
import { session, useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { type Goal, goalKinds, goalsForm, readGoals } from './goals-form.ts'
import { NumberField } from './number-field.tsx'

const toast = { id: 'health-goals' }

function GoalsForm({ onClose }: { onClose: () => void }) {
  const { healthGoals } = useUser()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(() => goalsForm(healthGoals))
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})

  function point(wrong: Record<string, string>) {
    flushSync(() => setErrors(wrong))
    const control = form.current?.elements.namedItem(Object.keys(wrong)[0] ?? '')
    if (control instanceof HTMLElement) control.focus()
  }

  const save = useMutation({
    mutationFn: (goals: Parameters<typeof call<'PATCH /user/health-goals'>>[1]['body']) =>
      call('PATCH /user/health-goals', { body: goals }),
    onSuccess: (user) => {
      session.updateUser(user)
      notify.success(t('Health goals updated!'), toast)
      onClose()
    },
    onError: (error) => {
      const wrong = error instanceof ApiError ? error.errors : []
      point(Object.fromEntries(wrong.map(({ path, message }) => [path, message])))
      // A sentence that stands beside its field need not be told twice.
      const description = wrong.length > 0 ? undefined : reasonOf(error)
      notify.error(t('Failed to update goals'), { ...toast, description })
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const read = readGoals(typed)
    if ('goals' in read) save.mutate(read.goals)
    else point(Object.fromEntries(read.wrong.map((name) => [name, t('Please enter a number')])))
  }

  const field = (name: Goal, label: string, more: { step?: number; placeholder?: string } = {}) => (
    <NumberField
      name={name}
      label={label}
      kind={goalKinds[name]}
      error={errors[name]}
      value={typed[name]}
      onChange={(text) => {
        setTyped((before) => ({ ...before, [name]: text }))
        setErrors(({ [name]: _, ...others }) => others)
      }}
      {...(more.step ? { step: more.step, buttons: true } : {})}
      {...(more.placeholder ? { placeholder: more.placeholder } : {})}
    />
  )

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      {field('dailyWaterMl', t('Daily Water (ml)'))}
      {field('dailySteps', t('Daily Steps'))}
      {field('sleepHoursTarget', t('Sleep Target (hours)'), { step: 0.5 })}
      {field('weightTargetKg', t('Weight Target (kg) - Optional'), {
        placeholder: t('Leave empty if not tracking'),
      })}
      <div className="mt-1 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button look="quiet" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" pending={save.isPending} pendingText={t('Saving...')}>
          {t('Save Goals')}
        </Button>
      </div>
    </form>
  )
}

/** The daily goals that progress, summary and trends measure against. */
export function GoalsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={t('Health Goals')} width="narrow">
      <GoalsForm onClose={onClose} />
    </Dialog>
  )
}
