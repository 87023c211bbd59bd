import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usualBreath } from '../../../contract/breath.ts'
import { clearStage, serve, show, signIn } from '../../test/render.tsx'
import type { Course } from './course.ts'
import Player from './player.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  signIn()
  serve(() => [])
})
afterEach(clearStage)

const course = (steps: Course['steps']): Course => ({
  ...{
    title: 'Lines for the sea to take',
    picture: null,
    lqip: undefined,
    large: undefined,
    night: undefined,
  },
  themeId: null,
  breath: usualBreath,
  steps,
  asksPicture: 'last',
})
const breathed = course([{ text: 'Look at it.', ms: 30_000, isBreathed: true }])
const timed = course([{ text: 'Listen.', ms: 300_000 }, { text: 'Write.' }])

const begin = (of: Course, onClose = () => {}) => show(<Player course={of} from={0} onClose={onClose} />)
/** Time passes in small steps, so that what a timer changes is rendered before the next one. */
async function pass(ms: number) {
  for (let left = ms; left > 0; left -= 100) await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 100)))
}
const phase = () => document.querySelector('.player-phase')?.textContent
const lastPage = () => document.querySelector('.player-ending')?.textContent
/** The clocks go on, and no timer comes: the machine sleeps, or the tab is put aside. */
function sleep(ms: number, { isPageClockAsleep = false } = {}) {
  const page = performance.now()
  vi.setSystemTime(Date.now() + ms)
  vi.spyOn(performance, 'now').mockReturnValue(isPageClockAsleep ? page : page + ms)
}
const wake = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))
const told = () => document.querySelector('[data-announcer]')?.textContent

test('a clock that slept shows the time that has passed, whichever of the two clocks stood still', async () => {
  begin(timed)
  await pass(2_100)
  expect(screen.getByText('4:58')).toBeTruthy()
  sleep(60_000)
  await wake()
  expect(screen.getByText('3:58')).toBeTruthy()
  sleep(100_000, { isPageClockAsleep: true })
  await wake()
  expect(screen.getByText('2:18')).toBeTruthy()
  sleep(1_000_000)
  await wake()
  expect(screen.getByText('Go on when you like')).toBeTruthy()
  expect(screen.getByText('0:00')).toBeTruthy()
  expect(screen.getByText('Listen.')).toBeTruthy()
})

test('a breath that slept is in the phase in which it would be, and ends after whole breaths', async () => {
  begin(breathed)
  await pass(3_100)
  expect(phase()).toBe('Breathe in')
  sleep(15_000)
  await wake()
  // 15.1 s: the second breath, 5.1 s in.
  expect(phase()).toBe('Breathe out')
  sleep(15_000)
  await wake()
  expect(phase()).toBe('Go on when you like')
})

test('each phase is told once, each step once, and that the time is over', async () => {
  begin(breathed)
  const all: (string | null | undefined)[] = [told()]
  const watch = new MutationObserver(() => all.at(-1) !== told() && all.push(told()))
  watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  await pass(40_000)
  watch.disconnect()
  expect(all).toEqual([
    '1 of 1: Look at it.',
    ...Array.from({ length: 3 }, () => ['Breathe in', 'Breathe out']).flat(),
    'Your time is over. Go on when you like.',
  ])
})

test('a pause stops the time, however long it is, and going on goes on from there', async () => {
  begin(timed)
  await pass(10_100)
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  expect(screen.getByText('4:50')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(600_000))
  expect(screen.getByText('4:50')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }))
  await pass(5_000)
  expect(screen.getByText('4:45')).toBeTruthy()
})

test('arrows and buttons go back and on; a step without seconds has no clock', async () => {
  begin(timed)
  const dialog = screen.getByRole('dialog', { name: 'Lines for the sea to take' })
  expect(screen.getByRole('button', { name: 'Back' })).toHaveProperty('disabled', true)
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' })
  expect(screen.getByText('Listen.')).toBeTruthy()
  fireEvent.keyDown(dialog, { key: 'ArrowRight' })
  expect(screen.getByText('Write.')).toBeTruthy()
  expect(screen.queryByText(/\d:\d\d/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByText('5:00')).toBeTruthy()
})

test('left at once it closes; left later it ends as after the last step, without a word of failure', async () => {
  const onClose = vi.fn()
  const { unmount } = begin(timed, onClose)
  await pass(29_000)
  fireEvent.click(screen.getByRole('button', { name: 'End here' }))
  expect(onClose).toHaveBeenCalledOnce()
  unmount()

  begin(timed, onClose)
  await pass(31_000)
  fireEvent.click(screen.getByRole('button', { name: 'End here' }))
  const early = lastPage()
  expect(onClose).toHaveBeenCalledOnce()
  expect(screen.getByText('How are you?')).toBeTruthy()
  await act(async () => {})
  fireEvent.click(screen.getByRole('button', { name: 'End here' }))
  expect(onClose).toHaveBeenCalledTimes(2)
  clearStage()

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  signIn()
  serve(() => [])
  begin(timed)
  await pass(31_000)
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  fireEvent.click(screen.getByRole('button', { name: 'Finish' }))
  expect(lastPage()).toBe(early)
})
