import { useFormContext } from 'react-hook-form'
import { currencies } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { Field } from '../../ui/field.tsx'
import { Line, Tick, useFault } from '../../ui/form.tsx'
import { Select } from '../../ui/select.tsx'
import type { EventForm } from './event-form.ts'
import { FieldGroup } from './field-group.tsx'

/** What it costs, and how many can come. */
export function TicketFields() {
  const { register } = useFormContext<EventForm>()
  return (
    <FieldGroup title={t('Tickets and places')}>
      <Line<EventForm>
        name="ticketUrl"
        type="url"
        label={t('Ticket URL')}
        hint={t('Must use HTTPS protocol for security')}
        className="sm:col-span-2"
        placeholder="https://"
      />
      <Line<EventForm>
        name="price"
        type="number"
        label={t('Price')}
        inputMode="decimal"
        step="0.01"
        min={0}
        inputClass="numbers"
      />
      <Field label={t('Currency')} error={useFault('currency')}>
        <Select {...register('currency')}>
          {currencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </Select>
      </Field>
      <Line<EventForm>
        name="capacity"
        type="number"
        label={t('Capacity')}
        hint={t('Empty when everyone can come')}
        inputMode="numeric"
        step={1}
        min={0}
        inputClass="numbers"
      />
      <Tick<EventForm> name="rsvpRequired" label={t('RSVP required')} className="sm:self-end" />
    </FieldGroup>
  )
}
