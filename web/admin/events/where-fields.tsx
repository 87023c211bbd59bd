import { useRef } from 'react'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { CoordinateFields } from './coordinate-fields.tsx'
import { FieldGroup } from './field-group.tsx'
import { useAddressLookup } from './use-address-lookup.ts'
import type { Fields } from './use-event-form.ts'

function VenueFields(fields: Fields) {
  const { form, errors, change } = fields
  const field = useRef<HTMLInputElement>(null)
  const lookup = useAddressLookup(change)
  async function look() {
    if (!(await lookup.look(form.address))) field.current?.focus()
  }
  return (
    <>
      <Field label={t('Venue name')} error={errors.venueName} optional className="sm:col-span-2">
        <TextInput
          name="venueName"
          autoComplete="off"
          value={form.venueName}
          onChange={(event) => change({ venueName: event.target.value })}
        />
      </Field>
      <div className="grid gap-2 sm:col-span-2">
        <div className="flex flex-wrap items-end gap-3">
          <Field label={t('Address')} error={errors.address} className="min-w-0 flex-1 basis-60">
            <TextInput
              ref={field}
              name="address"
              autoComplete="off"
              value={form.address}
              onChange={(event) => {
                lookup.forget()
                change({ address: event.target.value })
              }}
            />
          </Field>
          <Button look="quiet" pending={lookup.isLooking} pendingText={t('Looking...')} onClick={look}>
            {t('Look up')}
          </Button>
        </div>
        <p role="status" className="text-sm text-ink-soft wrap-anywhere empty:hidden">
          {lookup.name && t('Found: {place}', { place: lookup.name })}
        </p>
      </div>
      <CoordinateFields
        {...fields}
        pair={{ lat: 'lat', lng: 'lng' }}
        labels={{ lat: t('Latitude'), lng: t('Longitude') }}
        onChanged={lookup.leave}
      />
    </>
  )
}

/** Where the event is: at a venue, or online. What was typed for the one stays while the other is chosen. */
export function WhereFields(fields: Fields) {
  const { form, errors, change } = fields
  return (
    <FieldGroup title={t('Where')}>
      <RadioGroup
        legend={t('Location type')}
        look="segmented"
        className="sm:col-span-2"
        options={[
          { value: 'venue', label: t('Venue') },
          { value: 'online', label: t('Online') },
        ]}
        value={form.place}
        onChange={(place) => change({ place })}
      />
      {form.place === 'venue' ? (
        <VenueFields {...fields} />
      ) : (
        <Field
          label={t('Zoom link')}
          hint={t('Must use HTTPS protocol for security')}
          error={errors.zoomLink}
          className="sm:col-span-2"
        >
          <TextInput
            name="zoomLink"
            type="url"
            autoComplete="off"
            placeholder="https://"
            value={form.zoomLink}
            onChange={(event) => change({ zoomLink: event.target.value })}
          />
        </Field>
      )}
    </FieldGroup>
  )
}
