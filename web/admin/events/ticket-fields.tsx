import { useFormContext } from 'react-hook-form'
import { currencies } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { Field } from '../../ui/fields/field.tsx'
import { Line, NumberLine, Tick, useFault } from '../../ui/fields/form.tsx'
import { Select } from '../../ui/fields/select.tsx'
import type { EventForm } from './event-form.ts'
import { FieldGroup } from './field-group.tsx'

/** The price of the event, and how many can come. */
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
      <NumberLine<EventForm> name="price" label={t('Price')} step="0.01" min={0} />
      <Field label={t('Currency')} error={useFault('currency')}>
        <Select {...register('currency')}>
          {currencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </Select>
      </Field>
      <NumberLine<EventForm>
        name="capacity"
        label={t('Capacity')}
        hint={t('Empty when everyone can come')}
        inputMode="numeric"
        step={1}
        min={0}
      />
      <Tick<EventForm> name="rsvpRequired" label={t('RSVP required')} className="sm:self-end" />
      <Tick<EventForm>
        name="waitlist"
        label={t('Waiting list')}
        hint={t('Who finds it full can wait for a place.')}
        className="sm:col-span-2"
      />
    </FieldGroup>
  )
}
