import { useFormContext } from 'react-hook-form'
import { t, translate } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Choice, Line } from '../../ui/fields/form.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { CoordinateFields } from './coordinate-fields.tsx'
import type { EventForm } from './event-form.ts'
import { FieldGroup } from './field-group.tsx'
import { placeInWords, withRegion } from './found-places.ts'
import { PlaceMap } from './place-map.tsx'
import { useAddressLookup } from './use-address-lookup.ts'
import { useFields } from './use-event-form.ts'

/** How much of an address was found, said as it is. */
const foundTexts = texts({
  address: 'Found: {place}',
  street: 'Only the street was found: {place}',
  city: 'Only the city was found: {place}',
  region: 'Only the region was found: {place}',
})

function VenueFields() {
  const { form, change } = useFields()
  const { setFocus } = useFormContext<EventForm>()
  const lookup = useAddressLookup(change)
  const place = lookup.found?.places[lookup.found.at]
  const named = place && withRegion(lookup.found?.asked ?? '', place, lookup.found?.places)
  async function look() {
    if (!(await lookup.look(form.address))) setFocus('address')
  }
  return (
    <>
      <Line<EventForm> name="venueName" label={t('Venue name')} optional className="sm:col-span-2" />
      <div className="grid gap-2 sm:col-span-2">
        <div className="flex flex-wrap items-end gap-3">
          <Line<EventForm>
            name="address"
            label={t('Address')}
            className="min-w-0 flex-1 basis-60"
            onChange={lookup.forget}
          />
          <Button look="quiet" pending={lookup.isLooking} pendingText={t('Looking...')} onClick={look}>
            {t('Look up')}
          </Button>
        </div>
        <p role="status" className="text-sm text-ink-soft wrap-anywhere empty:hidden">
          {place && translate(foundTexts[place.precision ?? 'address'], { place: place.display_name })}
        </p>
        {lookup.found && lookup.found.places.length > 1 && (
          <RadioGroup
            legend={t('Which one is it?')}
            value={String(lookup.found.at)}
            onChange={(at) => lookup.choose(Number(at))}
            options={lookup.found.places.map((one, at) => ({
              value: String(at),
              label: one.display_name,
              hint: placeInWords(one, lookup.found?.places ?? []),
            }))}
          />
        )}
        {lookup.found && lookup.found.places.length > 1 && place && named !== form.address.trim() && (
          <Button
            look="link"
            className="justify-self-start text-sm"
            onClick={() => lookup.choose(lookup.found?.at ?? 0)}
          >
            {t('Write the address as “{address}”', { address: named ?? '' })}
          </Button>
        )}
      </div>
      <CoordinateFields
        pair={{ lat: 'lat', lng: 'lng' }}
        labels={{ lat: t('Latitude'), lng: t('Longitude') }}
        onChanged={lookup.leave}
      />
      <PlaceMap lat={form.lat} lng={form.lng} className="sm:col-span-2" />
    </>
  )
}

/** Where the event is: at a venue, or online. The values typed for one stay while the other is chosen. */
export function WhereFields() {
  const { form } = useFields()
  return (
    <FieldGroup title={t('Where')}>
      <Choice<EventForm>
        name="place"
        legend={t('Location type')}
        look="segmented"
        className="sm:col-span-2"
        options={[
          { value: 'venue', label: t('Venue') },
          { value: 'online', label: t('Online') },
        ]}
      />
      {form.place === 'venue' ? (
        <VenueFields />
      ) : (
        <Line<EventForm>
          name="zoomLink"
          type="url"
          label={t('Zoom link')}
          hint={t('Must use HTTPS protocol for security')}
          className="sm:col-span-2"
          placeholder="https://"
        />
      )}
    </FieldGroup>
  )
}
