import type { ClipboardEvent } from 'react'
import { NumberLine } from '../../ui/fields/form.tsx'
import type { EventForm } from './event-form.ts'
import { coordinatesIn } from './rules.ts'
import { useFields } from './use-event-form.ts'

type CoordinateFieldsProps = {
  /** The fields of the form that the two hold. */
  pair: { lat: 'lat' | 'geoLat'; lng: 'lng' | 'geoLng' }
  labels: { lat: string; lng: string }
  required?: boolean
  onChanged?: () => void
}

/** Latitude and longitude. A pair of both that is pasted, as maps copy it, fills both. */
export function CoordinateFields({ pair, labels, required, onChanged }: CoordinateFieldsProps) {
  const { change } = useFields()
  function paste(event: ClipboardEvent) {
    const both = coordinatesIn(event.clipboardData.getData('text'))
    if (!both) return
    event.preventDefault()
    change({ [pair.lat]: both.lat, [pair.lng]: both.lng })
    onChanged?.()
  }
  return (['lat', 'lng'] as const).map((which) => {
    const most = which === 'lat' ? 90 : 180
    return (
      <NumberLine<EventForm>
        key={pair[which]}
        name={pair[which]}
        label={labels[which]}
        inputMode="text"
        min={-most}
        max={most}
        required={required}
        onPaste={paste}
        onChange={onChanged}
      />
    )
  })
}
