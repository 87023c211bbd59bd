import { render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { clearStage } from '../../test/render.tsx'
import { Avatar } from './avatar.tsx'
import { botanicalMarks } from './botanical-marks.ts'
import { landscapeOf } from './palette-landscape.ts'

afterEach(clearStage)

const drawn = (avatar?: { mark: number; palette: string[] }) => {
  const { container, unmount } = render(<Avatar name="Ada Lind" avatar={avatar} />)
  const { innerHTML } = container
  unmount()
  return innerHTML
}

test('sixteen plants in four tints make sixty-four round pictures, each the same every time', () => {
  const all = Array.from({ length: 64 }, (_, mark) => drawn({ mark, palette: [] }))
  expect(new Set(all).size).toBe(64)
  expect(all).toEqual(all.map((_, mark) => drawn({ mark: mark + 64, palette: [] })))
  expect(JSON.stringify(botanicalMarks)).not.toMatch(/NaN|undefined/)
})

test('the colors of a banner make a landscape, and what is no color makes none', () => {
  expect(drawn({ mark: 3, palette: ['#112233', '#ddeeff'] })).toContain('data-avatar="banner"')
  expect(drawn({ mark: 3, palette: [] })).toContain('data-avatar="plant"')
  expect(drawn({ mark: 3, palette: ['url(https://elsewhere.example)'] })).toBe(
    drawn({ mark: 3, palette: [] }),
  )
})

test('its sky is the lightest color and its front the darkest, of any number of colors', () => {
  expect(landscapeOf(['#000000', '#ffffff'])).toEqual(['#ffffff', '#aaaaaa', '#555555', '#000000'])
  expect(landscapeOf(['#404040', '#c0c0c0', '#808080', '#101010'])?.slice(1)).toEqual([
    '#808080',
    '#404040',
    '#101010',
  ])
  expect(landscapeOf(['#336699'])?.[3]).toBe('#336699')
  expect(landscapeOf([])).toBeUndefined()
})

test('an answer without a mark has one by the name (ruling 33)', () => {
  expect(drawn()).toBe(drawn())
  expect(drawn()).toContain('data-avatar="plant"')
})
