import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useFirstNew } from './use-first-new.ts'

afterEach(cleanup)

function Rows() {
  const [count, setCount] = useState(2)
  const { list, willGrow } = useFirstNew<HTMLUListElement>(count)
  const add = () => setCount(count + 2)
  return (
    <>
      <ul ref={list}>
        {Array.from({ length: count }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only ever added.
          <li key={row}>{`Row ${row + 1}`}</li>
        ))}
      </ul>
      <button type="button" onClick={add}>
        By itself
      </button>
      <button
        type="button"
        onClick={() => {
          willGrow()
          add()
        }}
      >
        Show more
      </button>
    </>
  )
}

test('the focus goes on to the first row that was asked for, and nowhere when rows come by themselves', () => {
  render(<Rows />)
  const more = screen.getByRole('button', { name: 'Show more' })
  more.focus()
  fireEvent.click(screen.getByRole('button', { name: 'By itself' }))
  expect(document.activeElement).toBe(more)
  fireEvent.click(more)
  expect(document.activeElement?.textContent).toBe('Row 5')
})
