import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type AdminNews, newsKinds } from '../../../contract/admin-news.ts'
import { clearStage, serve, show, signIn } from '../../test/render.tsx'
import { NewsRow } from './news-row.tsx'

afterEach(clearStage)

/** Serves the choices, which are all on at first. */
function serveNews(delivers: boolean) {
  const kinds: AdminNews['kinds'] = newsKinds.map((kind) => ({ kind, byMail: true }))
  return serve(({ name, body }) => {
    const change = body as AdminNews['kinds'][number]
    if (name.startsWith('PATCH'))
      for (const one of kinds) if (one.kind === change.kind) one.byMail = change.byMail
    return { delivers, kinds }
  })
}

test('an administrator turns a kind of letter off, and the row says how many are left', async () => {
  signIn({ role: 'admin' })
  const sent = serveNews(true)
  show(<NewsRow />, '/admin/account#news')
  await screen.findByText('All, at most one of a kind a day')
  fireEvent.click(await screen.findByRole('switch', { name: 'A disk that is nearly full' }))
  await screen.findByText('3 of 4, at most one of a kind a day')
  expect(sent.findLast(({ name }) => name.startsWith('PATCH'))?.body).toEqual({ kind: 'disk', byMail: false })
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'A disk that is nearly full' }).checked).toBe(
    false,
  )
})

test('without a mail server the choices are grey, and it says why', async () => {
  signIn({ role: 'admin' })
  serveNews(false)
  show(<NewsRow />, '/admin/account#news')
  await screen.findByText('None, because there is no mail server')
  await waitFor(() => {
    for (const choice of screen.getAllByRole<HTMLInputElement>('switch')) expect(choice.disabled).toBe(true)
  })
  expect(screen.getAllByRole('switch')).toHaveLength(4)
})
