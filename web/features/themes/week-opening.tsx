import { useEffect, useEffectEvent, useRef } from 'react'
import { cx } from '../../ui/cx.ts'
import { LastCover } from './last-cover.tsx'
import { coverOf } from './shown-cover.ts'
import { useLight } from './use-light.ts'
import type { WeekContent } from './week-content.ts'

const easeOut = 'cubic-bezier(0.22, 0.8, 0.24, 1)'
/** How much of the cover is to be in the window before it opens. */
const seenShare = 0.3

/** The edge behind which the words of a title are not yet set. */
const unset = 'linear-gradient(to right, black 40%, transparent 60%)'
const unsetFromRight = 'linear-gradient(to left, black 40%, transparent 60%)'

/**
 * Plays the opening once the cover is in sight, in a second and a half: last week's cover slides under the new one, which
 * fades up from its placeholder, and the title sets itself. Any press or key ends it.
 */
function play(stage: HTMLElement, sheet: HTMLElement): Animation[] {
  const isRtl = getComputedStyle(stage).direction === 'rtl'
  const from = isRtl ? -100 : 100
  const [last] = stage.getElementsByTagName('img')
  const [picture] = sheet.getElementsByTagName('img')
  const title = stage.closest('section')?.querySelector('h3')
  const slide = { duration: 900, delay: 150, easing: easeOut, fill: 'both' } as const
  const mask = isRtl ? unsetFromRight : unset
  return [
    sheet.animate({ opacity: [1, 1], transform: [`translateX(${from}%)`, 'none'] }, slide),
    last?.animate(
      [
        { transform: 'none', filter: 'brightness(1)' },
        { transform: `translateX(${-from * 0.22}%)`, filter: 'brightness(0.7)' },
      ],
      slide,
    ),
    picture?.animate({ opacity: [0, 1] }, { duration: 800, delay: 400, fill: 'both' }),
    title?.animate(
      [
        { opacity: 1, maskImage: mask, maskSize: '250% 100%', maskPosition: isRtl ? '0 0' : '100% 0' },
        { opacity: 1, maskImage: mask, maskSize: '250% 100%', maskPosition: isRtl ? '100% 0' : '0 0' },
      ],
      { duration: 700, delay: 750, easing: 'ease-out', fill: 'forwards' },
    ),
    stage.animate({ opacity: [1, 0] }, { duration: 180, delay: 1400, fill: 'forwards' }),
  ].filter((one) => one !== undefined)
}

/** Resolves when an element is in the window, and the window is looked at. */
function whenSeen(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting) && document.visibilityState === 'visible')
          resolve()
      },
      { threshold: seenShare },
    )
    const look = () => {
      seen.unobserve(element)
      seen.observe(element)
    }
    look()
    document.addEventListener('visibilitychange', look, { signal })
    signal.addEventListener('abort', () => seen.disconnect())
  })
}

export type OpeningProps = {
  /** Last week's cover, by its address. */
  last: string
  week: WeekContent
  /** It has begun, and is not to be seen again. */
  onSeen: () => void
  onDone: () => void
}

/** The new week's cover opens over last week's, in the light in which it will stand there. */
export default function WeekOpening({ last, week, onSeen, onDone }: OpeningProps) {
  const light = useLight()
  const night = light === 'lamplight' ? week.coverNight : undefined
  const lqip = night?.lqip ?? week.coverLqip
  const sheet = useRef<HTMLDivElement>(null)
  const seen = useEffectEvent(onSeen)
  const done = useEffectEvent(onDone)
  useEffect(() => {
    const stage = sheet.current?.parentElement
    if (!stage || !sheet.current) return
    const over = new AbortController()
    const { signal } = over
    void whenSeen(stage, signal).then(async () => {
      if (signal.aborted || !sheet.current) return
      seen()
      const animations = play(stage, sheet.current)
      // That of the title would stay.
      signal.addEventListener('abort', () => {
        for (const one of animations) one.cancel()
      })
      const skip = () => {
        for (const one of animations) one.finish()
      }
      // A press that scrolls is none.
      for (const press of ['pointerup', 'keydown'])
        window.addEventListener(press, skip, { signal, capture: true })
      await Promise.allSettled(animations.map(({ finished }) => finished))
      if (!signal.aborted) done()
    })
    return () => over.abort()
  }, [])
  return (
    <>
      <LastCover cover={last} />
      <div
        ref={sheet}
        data-light={light}
        style={{ backgroundImage: lqip ? `url("${lqip}")` : undefined }}
        className="absolute inset-0 bg-hollow bg-cover opacity-0 shadow-[0_0_48px_var(--shade)]"
      >
        <img
          src={
            coverOf(night ? { ...week, coverSizes: night.sizes, coverAvif: night.avif } : week) ?? undefined
          }
          alt=""
          className={cx('absolute inset-0 size-full object-cover', !night && 'lamplit')}
        />
      </div>
    </>
  )
}
