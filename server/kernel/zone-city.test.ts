import { describe, expect, test } from 'vitest'
import { cityOfZone } from './zone-city.ts'

describe('the city of a time zone', () => {
  test.each([
    ['Europe/Istanbul', 'Istanbul', 'Turkey'],
    ['America/New_York', 'New York City', 'United States'],
    ['Africa/Ndjamena', "N'Djamena", 'Chad'],
    ['America/Sao_Paulo', 'São Paulo', 'Brazil'],
  ])('%s is %s, %s', (zone, city, country) => {
    expect(cityOfZone(zone)).toEqual({ city, country })
  })

  test.each([
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['Asia/Katmandu', 'Asia/Kathmandu'],
    ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['America/Godthab', 'America/Nuuk'],
    ['US/Pacific', 'America/Los_Angeles'],
    ['Turkey', 'Europe/Istanbul'],
    ['asia/tokyo', 'Asia/Tokyo'],
  ])('%s is another spelling of %s', (alias, zone) => {
    expect(cityOfZone(zone)).toBeDefined()
    expect(cityOfZone(alias)).toEqual(cityOfZone(zone))
  })

  test('is the one the zone is named after, even where another is larger', () => {
    expect(cityOfZone('Europe/Amsterdam')?.city).toBe('Amsterdam')
    expect(cityOfZone('America/Detroit')).toEqual({ city: 'Detroit', country: 'United States' })
    expect(cityOfZone('America/Argentina/Ushuaia')).toEqual({ city: 'Ushuaia', country: 'Argentina' })
    expect(cityOfZone('America/Coral_Harbour')?.country).toBe('Canada')
  })

  test('is known for every zone that a browser can report, except those that are no place', () => {
    const unknown = Intl.supportedValuesOf('timeZone').filter((zone) => !cityOfZone(zone))
    expect(unknown.filter((zone) => zone !== 'UTC' && !zone.startsWith('Etc/'))).toEqual([])
  })

  test.each(['UTC', 'Etc/GMT+3', 'EST', 'CET', 'EST5EDT', 'Mars/Olympus', '+03:00', '', ' ', '../etc'])(
    "'%s' is nowhere",
    (zone) => {
      expect(cityOfZone(zone)).toBeUndefined()
    },
  )
})
