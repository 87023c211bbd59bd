import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { OwnBanner } from '../../../contract/banners.ts'
import { clearStage, serve, show, signIn } from '../../test/render.tsx'
import { BannerForm } from './banner-form.tsx'

afterEach(clearStage)

const shared: OwnBanner = {
  url: 'https://example.org/a.png',
  image: null,
  is_shared: true,
  show_name: false,
  caption: null,
  alt_text: 'A heron',
  palette: [],
  hidden: false,
}

test.each([
  ['nobody', {}, undefined],
  ['reports', { hidden: true }, /^Your banner is resting: some members reported it/],
  [
    'an administrator',
    { hidden: true, unshared_by_admin: true },
    /^Your banner is resting: an administrator took it out of the gallery/,
  ],
])('a member is told that %s keeps their banner out of the gallery', (_, kept, says) => {
  signIn()
  serve()
  show(<BannerForm saved={{ ...shared, ...kept }} />)
  if (says) expect(screen.getByText(says)).toBeTruthy()
  else expect(screen.queryByText(/resting/)).toBeNull()
})
