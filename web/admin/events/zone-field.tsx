import { useState } from 'react'
import { t } from '../../../contract/t.ts'
import { zone as ownZone } from '../../lib/api.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { cityOf, zonesByRegion } from './event-times.ts'
import type { Fields } from './use-event-form.ts'

/** The zone in which the times are meant: the person's own, UTC, that of the event, and every other by its region. */
export function ZoneField({ form, errors, change }: Fields) {
  const [first] = useState(() => [...new Set([ownZone(), form.zone, 'UTC'])])
  const [regions] = useState(() => zonesByRegion(first))
  return (
    <Field
      label={t('Time zone')}
      hint={t('Start and end are meant on the clocks of this place.')}
      error={errors.zone}
      className="sm:col-span-2"
    >
      <Select name="zone" value={form.zone} onChange={(event) => change({ zone: event.target.value })}>
        {first.includes(form.zone) || <option value={form.zone}>{cityOf(form.zone)}</option>}
        {first.map((zone) => (
          <option key={zone} value={zone}>
            {zone === ownZone() ? t('{city} (your own)', { city: cityOf(zone) }) : cityOf(zone)}
          </option>
        ))}
        {regions.map(([region, zones]) => (
          <optgroup key={region} label={region}>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {cityOf(zone)}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  )
}
