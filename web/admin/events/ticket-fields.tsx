import { currencies } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { FieldGroup } from './field-group.tsx'
import type { Fields } from './use-event-form.ts'

/** What it costs, and how many can come. */
export function TicketFields({ form, errors, change }: Fields) {
  return (
    <FieldGroup title={t('Tickets and places')}>
      <Field
        label={t('Ticket URL')}
        hint={t('Must use HTTPS protocol for security')}
        error={errors.ticketUrl}
        className="sm:col-span-2"
      >
        <TextInput
          name="ticketUrl"
          type="url"
          autoComplete="off"
          placeholder="https://"
          value={form.ticketUrl}
          onChange={(event) => change({ ticketUrl: event.target.value })}
        />
      </Field>
      <Field label={t('Price')} error={errors.price}>
        <TextInput
          name="price"
          type="number"
          inputMode="decimal"
          step="0.01"
          min={0}
          autoComplete="off"
          className="numbers"
          value={form.price}
          onChange={(event) => change({ price: event.target.value })}
        />
      </Field>
      <Field label={t('Currency')} error={errors.currency}>
        <Select
          name="currency"
          value={form.currency}
          onChange={(event) => {
            const currency = currencies.find((one) => one === event.target.value)
            if (currency) change({ currency })
          }}
        >
          {currencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </Select>
      </Field>
      <Field label={t('Capacity')} hint={t('Empty when everyone can come')} error={errors.capacity}>
        <TextInput
          name="capacity"
          type="number"
          inputMode="numeric"
          step={1}
          min={0}
          autoComplete="off"
          className="numbers"
          value={form.capacity}
          onChange={(event) => change({ capacity: event.target.value })}
        />
      </Field>
      <Checkbox
        label={t('RSVP required')}
        className="sm:self-end"
        checked={form.rsvpRequired}
        onChange={(event) => change({ rsvpRequired: event.target.checked })}
      />
    </FieldGroup>
  )
}
