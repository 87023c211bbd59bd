import { expect, test } from 'vitest'
import { itemColors, plannerItem } from '../../../../contract/planner.ts'
import { colorLook } from './item-look.ts'

test('each colour has its label, and gray, which is none, is the default', () => {
  expect(itemColors.map((color) => `${color}=${colorLook(color).name}`)).toEqual([
    'red=Urgent',
    'blue=Personal',
    'green=Work',
    'yellow=Important',
    'purple=Creative',
    'pink=Health',
    'gray=None',
  ])
  const item = { id: '1', text: 'Tea', type: 'note', createdAt: '2026-11-20T08:00:00Z' }
  expect(plannerItem.parse(item).color).toBe('gray')
})
