import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Picture } from './picture.tsx'

afterEach(cleanup)

test('a picture that cannot be shown keeps its place and its words', () => {
  const { container } = render(<Picture src="/gone.webp" alt="Harbour at dawn" width={4} height={3} />)
  fireEvent.error(screen.getByAltText('Harbour at dawn'))
  expect(screen.getByRole('img', { name: 'Harbour at dawn' }).tagName).not.toBe('IMG')
  expect((container.firstElementChild as HTMLElement).style.aspectRatio).toBe('4 / 3')
})

test('a new address gets a new chance', () => {
  const { rerender } = render(<Picture src="/gone.webp" alt="Harbour" width={4} height={3} />)
  fireEvent.error(screen.getByAltText('Harbour'))
  rerender(<Picture src="/there.webp" alt="Harbour" width={4} height={3} />)
  expect(screen.getByAltText('Harbour').getAttribute('src')).toBe('/there.webp')
})

test('it fades in when it has come, and what is seen first does not fade at all', () => {
  const { rerender } = render(<Picture src="/a.webp" alt="A" width={4} height={3} />)
  expect(screen.getByAltText('A').className).toContain('opacity-0')
  fireEvent.load(screen.getByAltText('A'))
  expect(screen.getByAltText('A').className).not.toContain('opacity-0')
  rerender(<Picture src="/b.webp" alt="B" width={4} height={3} priority />)
  expect(screen.getByAltText('B').className).not.toContain('opacity-0')
})

test('all others leave the line to the one that is seen first', () => {
  const { rerender } = render(<Picture src="/cover.webp" alt="Cover" width={4} height={3} priority />)
  const both = (
    <>
      <Picture src="/cover.webp" alt="Cover" width={4} height={3} priority />
      <Picture src="/card.webp" alt="Card" width={4} height={3} />
    </>
  )
  rerender(both)
  const card = () => screen.getByAltText('Card').getAttribute('src')
  expect(card()).toBeNull()
  fireEvent.load(screen.getByAltText('Cover'))
  expect(card()).toBe('/card.webp')
})

test('as AVIF too, if it is given, and not before its turn', () => {
  const { container } = render(
    <Picture src="/a.webp" avif="/a.avif 800w" sizes="10rem" alt="A" width={4} height={3} />,
  )
  const source = container.querySelector('source')
  expect(source?.type).toBe('image/avif')
  expect(source?.getAttribute('srcset')).toBe('/a.avif 800w')
})
