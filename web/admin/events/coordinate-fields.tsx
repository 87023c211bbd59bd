import type { ClipboardEvent } from 'react'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { EventForm } from './event-form.ts'
import { coordinatesIn } from './rules.ts'
import type { Fields } from './use-event-form.ts'

type Pair = { lat: 'lat' | 'geoLat'; lng: 'lng' | 'geoLng' }

type CoordinateFieldsProps = Fields & {
  /** The fields of the form that the two hold. */
  pair: Pair
  labels: { lat: string; lng: string }
  required?: boolean
  onChanged?: () => void
}

/** Latitude and longitude. A pair of both that is pasted, as maps copy it, fills both. */
export function CoordinateFields(props: CoordinateFieldsProps) {
  const { pair, labels, required, onChanged, form, errors, change } = props
  function put(part: Partial<EventForm>) {
    change(part)
    onChanged?.()
  }
  function paste(event: ClipboardEvent) {
    const both = coordinatesIn(event.clipboardData.getData('text'))
    if (!both) return
    event.preventDefault()
    put({ [pair.lat]: both.lat, [pair.lng]: both.lng })
  }
  return (['lat', 'lng'] as const).map((which) => {
    const name = pair[which]
    const most = which === 'lat' ? 90 : 180
    return (
      <Field key={name} label={labels[which]} error={errors[name]}>
        <TextInput
          name={name}
          type="number"
          inputMode="text"
          step="any"
          min={-most}
          max={most}
          required={required}
          autoComplete="off"
          className="numbers"
          value={form[name]}
          onPaste={paste}
          onChange={(event) => put({ [name]: event.target.value })}
        />
      </Field>
    )
  })
}
