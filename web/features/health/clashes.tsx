import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import type { EntryForm, FormField } from './entry-form.ts'
import { measurementInWords, measurementsOf } from './field-words.ts'
import type { HealthDay } from './use-health-day.ts'

function Side({ name, form, field, onTake }: SideProps) {
  return (
    <div className="grid min-w-0 content-between justify-items-start gap-2 rounded-md border border-line bg-surface p-3">
      <p className="min-w-0">
        <span className="block text-xs text-ink-soft">{name}</span>
        <span className="numbers wrap-anywhere whitespace-pre-line">
          {measurementInWords(form, field).value ?? t('Nothing')}
        </span>
      </p>
      <Button look="quiet" className="px-4" aria-label={t('Keep this: {name}', { name })} onClick={onTake}>
        {t('Keep this')}
      </Button>
    </div>
  )
}
type SideProps = { name: string; form: EntryForm; field: FormField; onTake: () => void }

/** What was changed here and on another device as well: both values side by side, to choose from. */
export function Clashes({ day }: { day: HealthDay }) {
  if (day.clashes.length === 0) return null
  return (
    <section
      aria-label={t('Changed on two devices')}
      className="grid gap-4 rounded-card border border-line bg-warn-soft p-4 sm:p-6"
    >
      <p className="measure">
        {t('This was changed on another device as well. Which one holds? Saving once more keeps yours.')}
      </p>
      {measurementsOf(day.clashes).map((field) => (
        <fieldset key={field}>
          <legend className="mb-2 font-medium">{measurementInWords(day.form, field).label}</legend>
          <div className="grid gap-3 min-[23rem]:grid-cols-2">
            <Side name={t('Yours')} form={day.form} field={field} onTake={() => day.choose(field, 'mine')} />
            <Side
              name={t('The other device')}
              form={day.stored}
              field={field}
              onTake={() => day.choose(field, 'theirs')}
            />
          </div>
        </fieldset>
      ))}
    </section>
  )
}
