import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { CoordinateFields } from './coordinate-fields.tsx'
import { FieldGroup } from './field-group.tsx'
import { usualRadiusKm } from './rules.ts'
import type { Fields } from './use-event-form.ts'

/** Who sees the event: all members, or those near a place. */
export function AudienceFields(fields: Fields) {
  const { form, errors, change } = fields
  const hasVenue = form.place === 'venue' && form.lat !== '' && form.lng !== ''
  return (
    <FieldGroup title={t('Who sees it')}>
      <RadioGroup
        legend={t('Visibility')}
        look="segmented"
        className="sm:col-span-2"
        options={[
          { value: 'all', label: t('All members') },
          { value: 'geo', label: t('Geo-targeted') },
        ]}
        value={form.visibility}
        onChange={(visibility) => change({ visibility })}
      />
      {form.visibility === 'geo' && (
        <>
          <CoordinateFields
            {...fields}
            pair={{ lat: 'geoLat', lng: 'geoLng' }}
            labels={{ lat: t('Geo-center latitude'), lng: t('Geo-center longitude') }}
            required
          />
          <Field
            label={t('Radius (km)')}
            hint={t('{km} when left empty', { km: usualRadiusKm })}
            error={errors.geoRadiusKm}
          >
            <TextInput
              name="geoRadiusKm"
              type="number"
              inputMode="decimal"
              step="any"
              autoComplete="off"
              className="numbers"
              value={form.geoRadiusKm}
              onChange={(event) => change({ geoRadiusKm: event.target.value })}
            />
          </Field>
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
      <Checkbox
        label={t('Active')}
        hint={t('Members see active events only.')}
        className="sm:col-span-2"
        checked={form.isActive}
        onChange={(event) => change({ isActive: event.target.checked })}
      />
    </FieldGroup>
  )
}
