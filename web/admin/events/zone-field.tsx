import { useState } from 'react'
import { useController } from 'react-hook-form'
import { t } from '../../../contract/t.ts'
import { zone as ownZone } from '../../lib/api.ts'
import { Field } from '../../ui/fields/field.tsx'
import { useFault } from '../../ui/fields/form.tsx'
import { Select } from '../../ui/fields/select.tsx'
import type { EventForm } from './event-form.ts'
import { regionInWords, zoneInWords, zonesByRegion } from './event-times.ts'

/** The zone in which the times are meant: the person's own, UTC, that of the event, and every other by its region. */
export function ZoneField() {
  const { field } = useController<EventForm, 'zone'>({ name: 'zone' })
  const [first] = useState(() => [...new Set([ownZone(), field.value, 'UTC'])])
  const [regions] = useState(() => zonesByRegion(first))
  return (
    <Field
      label={t('Time zone')}
      hint={t('Start and end are meant on the clocks of this place.')}
      error={useFault('zone')}
    >
      <Select {...field}>
        {first.includes(field.value) || <option value={field.value}>{zoneInWords(field.value)}</option>}
        {first.map((zone) => (
          <option key={zone} value={zone}>
            {zone === ownZone() ? t('{city} (your own)', { city: zoneInWords(zone) }) : zoneInWords(zone)}
          </option>
        ))}
        {regions.map(([region, zones]) => (
          <optgroup key={region} label={regionInWords(region)}>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {zoneInWords(zone)}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  )
}
