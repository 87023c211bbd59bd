import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { clearStage, serve, show, signIn } from '../../test/render.tsx'
import ThemesPage from './themes-page.tsx'

afterEach(clearStage)

test('the library is asked for fifty themes, and so is a search in it', async () => {
  signIn({ role: 'admin' })
  const calls = serve(() => [])
  show(<ThemesPage />, '/admin/themes')
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search themes' }), 'rain{Enter}')
  const asked = () =>
    calls.filter(({ name }) => name === 'GET /themes/library').map(({ query }) => String(query))
  await waitFor(() => expect(asked()).toEqual(['limit=50', 'query=rain&limit=50']))
})
