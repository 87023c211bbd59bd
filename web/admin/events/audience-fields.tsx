import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { Choice, NumberLine, Tick } from '../../ui/fields/form.tsx'
import { CoordinateFields } from './coordinate-fields.tsx'
import type { EventForm } from './event-form.ts'
import { FieldGroup } from './field-group.tsx'
import { usualRadiusKm } from './rules.ts'
import { useFields } from './use-event-form.ts'

/** Who sees the event: all members, or those near a place. */
export function AudienceFields() {
  const { form, change } = useFields()
  const hasVenue = form.place === 'venue' && form.lat !== '' && form.lng !== ''
  return (
    <FieldGroup title={t('Who sees it')}>
      <Choice<EventForm>
        name="visibility"
        legend={t('Visibility')}
        look="segmented"
        className="sm:col-span-2"
        options={[
          { value: 'all', label: t('All members') },
          { value: 'geo', label: t('Geo-targeted') },
        ]}
      />
      {form.visibility === 'geo' && (
        <>
          <CoordinateFields
            pair={{ lat: 'geoLat', lng: 'geoLng' }}
            labels={{ lat: t('Geo-center latitude'), lng: t('Geo-center longitude') }}
            required
          />
          <NumberLine<EventForm>
            name="geoRadiusKm"
            label={t('Radius (km)')}
            hint={t('{km} when left empty', { km: usualRadiusKm })}
          />
          {hasVenue && (
            <Button
              look="link"
              className="justify-self-start text-sm sm:self-end"
              onClick={() => change({ geoLat: form.lat, geoLng: form.lng })}
            >
              {t('Use the place of the venue')}
            </Button>
          )}
        </>
      )}
      <Tick<EventForm>
        name="isActive"
        label={t('Active')}
        hint={t('Members see active events only.')}
        className="sm:col-span-2"
      />
    </FieldGroup>
  )
}
