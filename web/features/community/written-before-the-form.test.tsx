import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { readDraft } from '../../lib/drafts.ts'
import { clearStage, makeUser, show, signIn } from '../../test/render.tsx'
import { PostForm } from './post-form.tsx'

afterEach(clearStage)

test('the form takes over what was typed before it was there, and the focus', async () => {
  signIn()
  const begun = { current: { content: 'A tho', hasFocus: true } }
  show(<PostForm begun={begun} />)
  const line = await screen.findByDisplayValue('A tho')
  expect(document.activeElement).toBe(line)
  expect(begun.current).toEqual({ content: '', hasFocus: false })
  // As anything that is typed, it outlives a reload.
  expect(readDraft<{ content: string }>('post', makeUser().id)?.typed.content).toBe('A tho')
})
