import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { OwnBanner } from '../../../contract/banners.ts'
import { imageFaults } from '../../../contract/images.ts'
import { clearStage, serve, show, signIn } from '../../test/render.tsx'
import { BannerForm } from './banner-form.tsx'

afterEach(clearStage)

const upload = `/uploads/${'a'.repeat(64)}-1600.webp`
const saved: OwnBanner = {
  url: upload,
  is_shared: false,
  show_name: false,
  caption: null,
  alt_text: 'A heron',
  palette: [],
  image: { url: upload, width: 1600, height: 900, lqip: '', sizes: [] },
  hidden: false,
}

test('what else was changed is saved while the picture cannot be fetched, and its address is kept', async () => {
  signIn()
  const calls = serve(({ name, body }) => {
    if (name === 'PATCH /me/banner/share') return { ...saved, ...(body as object) }
    if (name.startsWith('GET')) return undefined
    return Response.json({ detail: imageFaults.unreachable }, { status: 400 })
  })
  show(<BannerForm saved={saved} />)
  // The address of an upload is folded away.
  await userEvent.click(screen.getByRole('button', { name: 'Use an image link' }))
  const address = screen.getByLabelText<HTMLInputElement>(/URL/)
  await userEvent.clear(address)
  await userEvent.type(address, 'https://pictures.example/lake.jpg')
  await userEvent.type(screen.getByLabelText('Alt text (optional)'), ' at dawn')
  expect((await screen.findAllByText(imageFaults.unreachable, {}, { timeout: 3000 })).length).toBeGreaterThan(
    0,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save banner' }))
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'PATCH /me/banner/share')?.body).toMatchObject({
      url: upload,
      alt_text: 'A heron at dawn',
    }),
  )
  expect(address.value).toBe('https://pictures.example/lake.jpg')
})
