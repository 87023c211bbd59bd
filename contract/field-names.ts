/** Names that the words of a field's own name do not give. */
const named: Record<string, string> = {
  dateISO: 'date',
  weekStartISO: 'week',
  week: 'week',
  lat: 'latitude',
  lng: 'longitude',
  meds: 'medications',
  image_url: 'image address',
  coverImageUrl: 'cover image',
  imageUrl: 'image',
  musicUrl: 'music link',
  ticketUrl: 'ticket link',
  bookingUrl: 'booking link',
  url: 'address',
  q: 'address',
  geoCenter: 'geo-center',
  geoRadiusKm: 'radius',
  remindersDefault: 'reminders',
  rsvpRequired: 'RSVP required',
  timezone_str: 'time zone',
  timezone: 'time zone',
  themeId: 'theme',
  post_id: 'post',
  notes: 'items',
  isActive: 'active',
  is_shared: 'shared',
  dailyWaterMl: 'daily water',
  weightTargetKg: 'weight target',
}

/** What one entry of a list is called. */
const entries: Record<string, string> = {
  tags: 'tag',
  emotion_tags: 'emotion tag',
  notes: 'item',
  goals: 'goal',
  reminders: 'reminder',
  remindersDefault: 'reminder',
  meds: 'medication',
  exercises: 'exercise',
  steps: 'step',
  menu: 'meal',
  materials: 'material',
  ingredients: 'ingredient',
  palette: 'color',
}

const words = (name: string) =>
  named[name] ??
  name
    .replace(/([a-z])([A-Z])|_/g, '$1 $2')
    .trim()
    .toLowerCase()

/**
 * A field as a person reads it, by its path: 'Capacity', 'Tag 3', 'Time of item 1'. It begins a sentence.
 */
export function fieldName(path: readonly PropertyKey[]): string {
  const parts = path.flatMap((part, place) => {
    if (typeof part === 'number') return []
    const index = path[place + 1]
    const name = String(part)
    return typeof index === 'number' ? `${entries[name] ?? 'entry'} ${index + 1}` : words(name)
  })
  const whole = parts.reverse().join(' of ')
  return whole.charAt(0).toUpperCase() + whole.slice(1)
}
