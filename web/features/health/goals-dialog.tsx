import { useController } from 'react-hook-form'
import { newHealthGoals } from '../../../contract/health.ts'
import { t } from '../../../contract/t.ts'
import { session, useUser } from '../../lib/session.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, useFault } from '../../ui/form.tsx'
import {
  type Goal,
  type GoalsForm as Goals,
  goalKinds,
  goalsForm,
  goalsIn,
  unreadableIn,
} from './goals-form.ts'
import { NumberField } from './number-field.tsx'

type GoalFieldProps = { name: Goal; label: string; step?: number; buttons?: boolean; placeholder?: string }

function GoalField(props: GoalFieldProps) {
  const { field } = useController<Goals>({ name: props.name })
  const { value, onChange, ref } = field
  return (
    <NumberField
      {...props}
      {...{ value, onChange, ref }}
      kind={goalKinds[props.name]}
      error={useFault(props.name)}
    />
  )
}

function GoalsForm({ onClose }: { onClose: () => void }) {
  const { healthGoals } = useUser()
  const form = useContractForm('PATCH /user/health-goals', {
    body: newHealthGoals,
    from: goalsForm(healthGoals),
    toBody: goalsIn,
    check: unreadableIn,
    toast: 'health-goals',
    saved: t('Health goals updated!'),
    failed: t('Failed to update goals'),
    refused: (faults) =>
      faults.some(({ text }) => text !== t('Please enter a number'))
        ? t('Failed to update goals')
        : undefined,
    reason: 'beneath',
    onSaved: (user) => {
      session.updateUser(user)
      onClose()
    },
  })

  return (
    <Form form={form} className="grid gap-5">
      <GoalField name="dailyWaterMl" label={t('Daily Water (ml)')} />
      <GoalField name="dailySteps" label={t('Daily Steps')} />
      <GoalField name="sleepHoursTarget" label={t('Sleep Target (hours)')} step={0.5} buttons />
      <GoalField
        name="weightTargetKg"
        label={t('Weight Target (kg) - Optional')}
        placeholder={t('Leave empty if not tracking')}
      />
      <div className="mt-1 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button look="quiet" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" pending={form.isPending} pendingText={t('Saving...')}>
          {t('Save Goals')}
        </Button>
      </div>
    </Form>
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
