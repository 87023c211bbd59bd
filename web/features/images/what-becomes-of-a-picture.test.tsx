import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { imageFaults } from '../../../contract/images.ts'
import * as sending from '../../lib/send-file.ts'
import { clearStage, serve, show, signIn } from '../../test/render.tsx'
import { ImageField } from './image-field.tsx'
import { usePicture } from './use-picture.ts'

afterEach(clearStage)

const upload = `/uploads/${'a'.repeat(64)}-1600.webp`
const elsewhere = 'https://pictures.example/lake.jpg'

function Field({ initial = '' }: { initial?: string }) {
  const [address, setAddress] = useState(initial)
  const picture = usePicture({ address, onAddress: setAddress })
  return <ImageField picture={picture} label="Picture" addressLabel="Picture URL" alt="A lake" />
}

const box = () => screen.getByLabelText<HTMLInputElement>('Picture URL')
const refusedWith = (status: number, detail: string) => Response.json({ detail }, { status })

test.each([429, 500, 503])(
  'a picture that lies here stays to be seen when its colors fail with %i',
  async (status) => {
    signIn()
    const calls = serve(() => refusedWith(status, 'No.'))
    show(<Field initial={upload} />)
    await vi.waitFor(() => expect(calls).toHaveLength(1), 3000)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(screen.getByAltText('A lake').getAttribute('src')).toBe(`/api${upload}`)
    expect(screen.queryByText('Invalid image URL')).toBeNull()
  },
)

test('colors that are answered without a copy are no reason to hide a picture that lies here', async () => {
  signIn()
  const calls = serve(() => ({ palette: ['#112233'] }))
  show(<Field initial={upload} />)
  await vi.waitFor(() => expect(calls).toHaveLength(1), 3000)
  expect(screen.getByAltText('A lake').getAttribute('src')).toBe(`/api${upload}`)
})

test('an upload fills the box for the address, by the base of the API', async () => {
  signIn()
  serve()
  vi.spyOn(sending, 'sendFile').mockResolvedValue({
    url: upload,
    width: 800,
    height: 400,
    lqip: '',
    sizes: [],
    palette: [],
  })
  show(<Field />)
  const jpg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'lake.jpg', { type: 'image/jpeg' })
  fireEvent.change(screen.getByLabelText('Picture', { selector: 'input' }), { target: { files: [jpg] } })
  await vi.waitFor(() => expect(box().value).toBe(`/api${upload}`), 3000)
  expect(screen.getByAltText('A lake')).toBeTruthy()
})

test('a picture that cannot be fetched just now is told from an address that is refused, and may be tried again', async () => {
  signIn()
  let answer = refusedWith(400, imageFaults.unreachable)
  const calls = serve(() => answer.clone())
  show(<Field initial={elsewhere} />)
  expect((await screen.findAllByText(imageFaults.unreachable, {}, { timeout: 3000 })).length).toBeGreaterThan(
    0,
  )
  expect(screen.queryByText(imageFaults.address)).toBeNull()
  expect(box().value).toBe(elsewhere)
  expect(box().getAttribute('aria-invalid')).not.toBe('true')
  answer = refusedWith(400, imageFaults.address)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(imageFaults.address)).toBeTruthy()
  expect(calls).toHaveLength(2)
  expect(box().value).toBe(elsewhere)
})
