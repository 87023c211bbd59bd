import { expect, test } from 'vitest'
import { placeInWords, withRegion } from './found-places.ts'

const springfield = {
  ...{ lat: 39.802, lon: -89.644, display_name: 'Springfield, IL, United States' },
  ...{ precision: 'city' as const, population: 116_565 },
}

test('a place that was chosen adds its region to the address, and nothing twice', () => {
  expect(withRegion('Springfield', springfield)).toBe('Springfield, IL, United States')
  expect(withRegion('12 Main Street, Springfield, il', springfield)).toBe(
    '12 Main Street, Springfield, il, United States',
  )
  expect(withRegion('Springfield', { ...springfield, precision: 'address' })).toBe('Springfield')
})

test('a place says how large it is and what it is near to; else, beside one of its name, where it is', () => {
  expect(placeInWords(springfield, [springfield])).toBe('116,565 people')
  const near = { display_name: 'Chicago', km: 281 }
  expect(placeInWords({ ...springfield, near }, [])).toBe('116,565 people · 281 km from Chicago')
  const quay = { lat: 40.2041, lon: -8.4, display_name: 'Quay 1' }
  expect(placeInWords(quay, [quay])).toBeUndefined()
  expect(placeInWords(quay, [quay, { ...quay, lat: 41 }])).toBe('40.2°, -8.4°')
})
