import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { clearStage, serve, show, signIn } from '../../test/render.tsx'
import { PictureField } from './picture-field.tsx'
import { emptyTheme } from './theme-form.ts'

afterEach(clearStage)

function Cover() {
  const form = useForm({ defaultValues: emptyTheme() })
  return (
    <FormProvider {...form}>
      <PictureField name="coverImageUrl" label="Cover Image" addressLabel="Cover Image URL" ratio={1.6} />
      <output>{form.watch('coverImageUrl')}</output>
    </FormProvider>
  )
}

test('a picture comes from a file or from the address of one elsewhere', async () => {
  signIn({ role: 'admin' })
  const calls = serve()
  show(<Cover />)
  expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeTruthy()
  const file = document.querySelector<HTMLInputElement>('input[type=file]')
  expect(file?.accept).toBe('image/jpeg,image/png,image/webp')
  const address = 'https://pictures.example.org/sea.png'
  await userEvent.type(screen.getByLabelText('Cover Image URL'), address)
  expect(document.querySelector('output')?.textContent).toBe(address)
  await waitFor(
    () =>
      expect(calls.map(({ name, body }) => [name, body])).toEqual([
        ['POST /banners/extract-palette', { image_url: address }],
      ]),
    { timeout: 5000 },
  )
})
