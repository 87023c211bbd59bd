import { afterEach, expect, test, vi } from 'vitest'
import { callHeaders, zone } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['Etc/Unknown', 'UTC'],
  ['Unknown', 'UTC'],
  ['', 'UTC'],
  ['Etc/GMT+5', 'Etc/GMT+5'],
  ['Europe/Berlin', 'Europe/Berlin'],
  ['America/Argentina/Ushuaia', 'America/Argentina/Ushuaia'],
])('a device in the zone “%s” is in %s', (own, taken) => {
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => own } })
  expect(zone()).toBe(taken)
  expect(callHeaders(undefined)['time-zone']).toBe(taken)
  expect(() => new Date().toLocaleString('en', { timeZone: zone() })).not.toThrow()
})
