import { expect, test } from 'vitest'
import type { OwnBanner } from '../../../contract/banners.ts'
import { type BannerFields, changeOf, faultOf, fieldsOf, fieldsOfDraft, isSame } from './banner-fields.ts'

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
  expect(faultOf({ ...filled, url: ' ' })).toBe('url')
  expect(faultOf({ ...filled, caption: 'c'.repeat(140), alt_text: 'a'.repeat(100) })).toBeUndefined()
  expect(faultOf({ ...filled, caption: 'c'.repeat(141) })).toBe('caption')
  expect(faultOf({ ...filled, alt_text: 'a'.repeat(101) })).toBe('alt_text')
})

test('what would be saved the same is no change', () => {
  expect(isSame(filled, { ...filled, caption: '  ', url: ` ${filled.url} ` })).toBe(true)
  expect(isSame(filled, { ...filled, is_shared: true })).toBe(false)
})

test.each([undefined, 'text', 7, [], { url: 5, is_shared: 'yes' }])(
  'a draft that makes no sense, such as %j, leaves what is saved',
  (draft) => {
    expect(fieldsOfDraft(draft, filled)).toEqual(filled)
  },
)
