/** A link to the place on OpenStreetMap; null if the place is not known. */
export function mapLink({ lat, lng }: { lat: number | null; lng: number | null }): string | null {
  if (lat === null || lng === null) return null
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`
}
