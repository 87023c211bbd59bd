import { expect, test } from 'vitest'
import { placeInWords, withRegion } from './found-places.ts'

const springfield = {
  lat: 39.802,
  lon: -89.644,
  display_name: 'Springfield, IL, United States',
  precision: 'city' as const,
  population: 116_565,
}

test('a place that was chosen adds its region to the address, and nothing twice', () => {
  expect(withRegion('Springfield', springfield)).toBe('Springfield, IL, United States')
  expect(withRegion('12 Main Street, Springfield, il', springfield)).toBe(
    '12 Main Street, Springfield, il, United States',
  )
  expect(withRegion('Springfield', { ...springfield, precision: 'address' })).toBe('Springfield')
})

test('a city that was named by a part of its name, or by one that others have, gets its own', () => {
  const city = (display_name: string) => ({ ...springfield, display_name })
  const main = city('Frankfurt am Main, Germany')
  const oder = city('Frankfurt (Oder), Germany')
  const both = [main, oder]
  expect(withRegion('Frankfurt', main, both)).toBe('Frankfurt am Main, Germany')
  expect(withRegion('Frankfurt, Germany', oder, both)).toBe('Frankfurt (Oder), Germany')
  expect(withRegion('Zeil 1, 60313 Frankfurt', main, both)).toBe('Zeil 1, 60313 Frankfurt am Main, Germany')
  expect(withRegion('Francfort', main, both)).toBe('Frankfurt am Main, Germany')
  expect(withRegion('Frankfurt am Main', main, [main])).toBe('Frankfurt am Main, Germany')
  // Its name in another language stays where it is not shared.
  expect(withRegion('Cologne', city('Köln, Germany'), [city('Köln, Germany')])).toBe('Cologne, Germany')
  expect(withRegion('York', city('Yorkshire, ENG, United Kingdom'))).toBe('York, ENG, United Kingdom')
})

test('a place says how large it is and what it is near to; else, beside one of its name, where it is', () => {
  expect(placeInWords(springfield, [springfield])).toBe('116,565 people')
  const near = { display_name: 'Chicago', km: 281 }
  expect(placeInWords({ ...springfield, near }, [])).toBe('116,565 people · 281 km from Chicago')
  const quay = { lat: 40.2041, lon: -8.4, display_name: 'Quay 1' }
  expect(placeInWords(quay, [quay])).toBeUndefined()
  expect(placeInWords(quay, [quay, { ...quay, lat: 41 }])).toBe('40.2°, -8.4°')
})
