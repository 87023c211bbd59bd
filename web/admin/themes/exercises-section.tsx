import { ChevronDown, ChevronUp, Plus, Trash2 } from 'lucide-react'
import { type ComponentProps, type MouseEvent, useRef } from 'react'
import { type UseFieldArrayReturn, useFieldArray, useFormContext } from 'react-hook-form'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { Line as FormLine } from '../../ui/fields/form.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { FormSection } from './form-section.tsx'
import { PictureField } from './picture-field.tsx'
import { useSuggested } from './suggested.tsx'
import { emptyExercise, emptyStep, type ThemeForm } from './theme-form.ts'
import { TimingFields } from './timing-fields.tsx'

const most = lengths.themeList
const Line = (props: ComponentProps<typeof FormLine<ThemeForm>>) => (
  <FormLine {...props} {...useSuggested(props)} />
)

type OrderButtonsProps = {
  list: Pick<UseFieldArrayReturn<ThemeForm>, 'move'> & { fields: readonly unknown[] }
  place: number
  /** The name of the entry, as in 'step 2'. */
  what: string
  onRemove: () => void
}

/** Moves an entry of a list up and down, or removes it. */
function OrderButtons({ list, place, what, onRemove }: OrderButtonsProps) {
  function move({ currentTarget: button }: MouseEvent<HTMLButtonElement>, to: number) {
    list.move(place, to)
    // An element that moves in the page loses the focus, and so does a button that becomes disabled.
    requestAnimationFrame(() => {
      const other = to === 0 ? button.nextElementSibling : button.previousElementSibling
      const next = button.disabled ? other : button
      if (next instanceof HTMLElement) next.focus()
    })
  }
  return (
    <div className="flex shrink-0">
      <IconButton
        label={t('Move {what} up', { what })}
        disabled={place === 0}
        onClick={(event) => move(event, place - 1)}
      >
        <ChevronUp />
      </IconButton>
      <IconButton
        label={t('Move {what} down', { what })}
        disabled={place === list.fields.length - 1}
        onClick={(event) => move(event, place + 1)}
      >
        <ChevronDown />
      </IconButton>
      <IconButton label={t('Remove {what}', { what })} onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </div>
  )
}

/** Says what was removed from a list, and offers to put it back. */
const offerUndo = (text: string, undo: () => void) =>
  notify.info(text, { id: 'theme-list', duration: 8000, action: { label: t('Undo'), onClick: undo } })

function Steps({ exercise }: { exercise: number }) {
  const { control, getValues } = useFormContext<ThemeForm>()
  const steps = useFieldArray({ control, name: `exercises.${exercise}.steps` })
  const add = useRef<HTMLButtonElement>(null)

  function remove(place: number) {
    const removed = getValues(`exercises.${exercise}.steps.${place}`)
    steps.remove(place)
    add.current?.focus()
    if (removed.text) offerUndo(t('Step removed'), () => steps.insert(place, removed, { shouldFocus: false }))
  }

  return (
    <div className="grid gap-2">
      <p className="text-sm font-medium">{t('Steps')}</p>
      <ol className="grid gap-2">
        {steps.fields.map(({ id }, place) => (
          <li key={id} className="grid items-start gap-x-2 sm:grid-cols-[minmax(0,1fr)_auto]">
            <Line
              name={`exercises.${exercise}.steps.${place}.text`}
              label={t('Exercise {exercise}, step {step}', { exercise: exercise + 1, step: place + 1 })}
              hideLabel
              placeholder={t('Step {step}', { step: place + 1 })}
            />
            <div className="justify-self-end">
              <OrderButtons
                list={steps as OrderButtonsProps['list']}
                place={place}
                what={t('step {step} of exercise {exercise}', { step: place + 1, exercise: exercise + 1 })}
                onRemove={() => remove(place)}
              />
            </div>
          </li>
        ))}
      </ol>
      <Button
        ref={add}
        look="quiet"
        className="justify-self-start text-sm"
        aria-label={t('Add Step to exercise {exercise}', { exercise: exercise + 1 })}
        disabled={steps.fields.length >= most}
        onClick={() => steps.append(emptyStep())}
      >
        <Plus className="size-4" aria-hidden="true" />
        {t('Add Step')}
      </Button>
    </div>
  )
}

/** The exercises: any number of them, each with any number of steps, in any order. */
export function ExercisesSection() {
  const { control, getValues } = useFormContext<ThemeForm>()
  const exercises = useFieldArray({ control, name: 'exercises' })
  const add = useRef<HTMLButtonElement>(null)

  function remove(place: number) {
    const removed = getValues(`exercises.${place}`)
    exercises.remove(place)
    add.current?.focus()
    offerUndo(t('Exercise removed'), () => exercises.insert(place, removed, { shouldFocus: false }))
  }

  return (
    <FormSection title={t('Exercises')} hint={t('What is left empty is not saved.')}>
      <ul className="grid gap-4">
        {exercises.fields.map(({ id }, place) => (
          <li key={id}>
            <fieldset className="grid gap-4 rounded-md border border-line bg-paper p-3 sm:p-4">
              <legend className="sr-only">{t('Exercise {number}', { number: place + 1 })}</legend>
              <div className="flex flex-wrap items-center justify-between gap-2">
                <span className="font-serif text-base" aria-hidden="true">
                  {t('Exercise {number}', { number: place + 1 })}
                </span>
                <OrderButtons
                  list={exercises as OrderButtonsProps['list']}
                  place={place}
                  what={t('exercise {number}', { number: place + 1 })}
                  onRemove={() => remove(place)}
                />
              </div>
              <Line name={`exercises.${place}.title`} label={t('Exercise Title')} />
              <Steps exercise={place} />
              <TimingFields exercise={place} />
              <PictureField
                name={`exercises.${place}.imageUrl`}
                label={t('Exercise Image')}
                addressLabel={t('Exercise Image URL')}
                ratio={1}
              />
              <Line
                name={`exercises.${place}.link`}
                label={t('Exercise Link')}
                type="url"
                placeholder="https://"
              />
            </fieldset>
          </li>
        ))}
      </ul>
      <Button
        ref={add}
        look="quiet"
        className="justify-self-start text-sm"
        disabled={exercises.fields.length >= most}
        onClick={() => exercises.append(emptyExercise())}
      >
        <Plus className="size-4" aria-hidden="true" />
        {t('Add Exercise')}
      </Button>
    </FormSection>
  )
}
