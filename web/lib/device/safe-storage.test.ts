import { afterEach, expect, test, vi } from 'vitest'
import { safeStorage } from './safe-storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('what a full storage does not take holds as long as the page, and is stored once there is room', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(safeStorage.setItem('told_1', 'yes')).toBe(false)
  expect(safeStorage.getItem('told_1')).toBe('yes')
  expect(safeStorage.keys('told_')).toEqual(['told_1'])
  full.mockRestore()
  expect(safeStorage.setItem('told_1', 'again')).toBe(true)
  expect(localStorage.getItem('told_1')).toBe('again')
  safeStorage.removeItem('told_1')
  expect(safeStorage.getItem('told_1')).toBeNull()
})
