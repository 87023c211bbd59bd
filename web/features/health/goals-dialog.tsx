import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { newHealthGoals } from '../../../contract/health.ts'
import { t } from '../../../contract/t.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { session, useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogFoot } from '../../ui/dialog/dialog-foot.tsx'
import { Form, useFault } from '../../ui/fields/form.tsx'
import { GoalGlass, MoonOfHours, Prints, Scales } from './goal-drawings.tsx'
import {
  type Goal,
  type GoalsForm as Goals,
  goalKinds,
  goalsForm,
  goalsIn,
  unreadableIn,
} from './goals-form.ts'
import { NumberField } from './number-field.tsx'
import { parseTyped } from './typed-number.ts'

type GoalFieldProps = {
  name: Goal
  label: string
  step: number
  placeholder?: string
  /** What stands for the number that is typed. */
  draw: (value: number) => ReactNode
}

function GoalField({ draw, ...props }: GoalFieldProps) {
  const { field } = useController<Goals>({ name: props.name })
  const { value, onChange, ref } = field
  const error = useFault(props.name)
  return (
    <div className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4">
      {/* Beside the box, whatever is said above and below it. */}
      <span aria-hidden="true" className="mt-4.5 grid size-14 place-items-center">
        {draw(parseTyped(value, goalKinds[props.name]) ?? 0)}
      </span>
      <NumberField {...props} {...{ value, onChange, ref, error }} kind={goalKinds[props.name]} buttons />
    </div>
  )
}

/** Water that a full glass of the picture stands for (millilitres). */
const fullGlass = 3000

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
    <Form form={form} className="flex flex-col gap-5">
      <GoalField
        name="dailyWaterMl"
        label={t('Daily Water (ml)')}
        step={250}
        draw={(ml) => <GoalGlass filled={ml / fullGlass} />}
      />
      <GoalField
        name="dailySteps"
        label={t('Daily Steps')}
        step={500}
        draw={(steps) => <Prints steps={steps} />}
      />
      <GoalField
        name="sleepHoursTarget"
        label={t('Sleep Target (hours)')}
        step={0.5}
        draw={(hours) => <MoonOfHours hours={hours} />}
      />
      <GoalField
        name="weightTargetKg"
        step={0.5}
        draw={(kg) => <Scales kg={kg} />}
        label={t('Weight Target (kg) - Optional')}
        placeholder={t('Leave empty if not tracking')}
      />
      <DialogFoot>
        <Button look="quiet" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" pending={form.isPending} pendingText={t('Saving...')}>
          {t('Save Goals')}
        </Button>
      </DialogFoot>
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
