import { screen } from '@testing-library/react'
import { useEffectEvent, useLayoutEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import { readDraft } from '../../lib/drafts/drafts.ts'
import { clearStage, makeUser, show, signIn } from '../../test/render.tsx'
import { PostForm } from './post-form.tsx'

afterEach(clearStage)

/** Calls `onMount` after the components before it are in the document, and before anything is painted. */
function Mounted({ onMount }: { onMount: () => void }) {
  const mounted = useEffectEvent(onMount)
  useLayoutEffect(() => mounted(), [])
  return null
}

test('the form takes over what was typed before it was there, and the focus', async () => {
  signIn()
  const begun = { current: { content: 'A tho', hasFocus: true } }
  // In the same task in which the form appears: a key that is pressed after it goes to the focus.
  const focused: (Element | null)[] = []
  show(
    <>
      <PostForm begun={begun} />
      <Mounted onMount={() => void focused.push(document.activeElement)} />
    </>,
  )
  const line = await screen.findByDisplayValue('A tho')
  expect(focused).toEqual([line])
  expect(begun.current).toEqual({ content: '', hasFocus: false })
  // As anything that is typed, it outlives a reload.
  expect(readDraft<{ content: string }>('post', makeUser().id)?.typed.content).toBe('A tho')
})
