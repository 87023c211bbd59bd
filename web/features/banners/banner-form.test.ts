import { expect, test } from 'vitest'
import type { OwnBanner } from '../../../contract/banners.ts'
import { faultsIn } from '../../lib/form/form-faults.ts'
import { type BannerFields, bannerChecks, changeOf, fieldsOf, isSame } from './banner-fields.ts'

const none: OwnBanner = {
  url: null,
  image: null,
  is_shared: false,
  show_name: false,
  caption: null,
  alt_text: '',
  palette: [],
  hidden: false,
}
const filled: BannerFields = { ...fieldsOf(none), url: 'https://example.org/a.png' }

test('an empty caption is sent as none, an empty alt text as the default', () => {
  expect(changeOf({ ...filled, caption: ' \u200b ', alt_text: ' ' })).toMatchObject({
    caption: null,
    alt_text: 'Member banner',
  })
  expect(fieldsOf(none).alt_text).toBe('Member banner')
})

test('a banner needs an address, and its caption and alt text have their limits', () => {
  const faultOf = (part: Partial<BannerFields>) => {
    const toBody = (typed: BannerFields) => ({ ...changeOf(typed), palette: undefined })
    const faults = faultsIn<'PATCH /me/banner/share', BannerFields>(
      { ...bannerChecks, toBody },
      { ...filled, ...part },
    )
    return faults.map(({ name, text }) => [name, text])
  }
  expect(faultOf({ url: ' ' })).toEqual([['url', 'Please add a banner URL']])
  expect(faultOf({ caption: 'c'.repeat(140), alt_text: 'a'.repeat(100) })).toEqual([])
  expect(faultOf({ caption: 'c'.repeat(141) })).toEqual([
    ['caption', 'Caption must be 140 characters or less'],
  ])
  expect(faultOf({ alt_text: 'a'.repeat(101) })).toEqual([
    ['alt_text', 'Alt text must be 100 characters or less'],
  ])
})

test('what would be saved the same is no change', () => {
  expect(isSame(filled, { ...filled, caption: '  ', url: ` ${filled.url} ` })).toBe(true)
  expect(isSame(filled, { ...filled, is_shared: true })).toBe(false)
})
