import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { t } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { announce } from '../../lib/announce.ts'
import { type Carried, carry } from '../../lib/carry.ts'
import { isRightToLeft } from '../../lib/locale.ts'
import { weekLabel } from '../../lib/time/days.ts'

const cardOf = (monday: string) => document.querySelector<HTMLElement>(`[data-day="${monday}"]`)

/** How many cards stand beside each other, those included that take no cover. */
function columnsOf([week = '']: readonly string[]): number {
  const cards = [...(cardOf(week)?.parentElement?.children ?? [])]
  const tops = cards.map((card) => (card as HTMLElement).offsetTop)
  return tops.filter((top) => top === tops[0]).length
}

/** Where a key leads from one week to another, as they stand on the screen. */
function stepOf(key: string, weeks: readonly string[]): number {
  const ahead = isRightToLeft() ? -1 : 1
  if (key === 'ArrowRight') return ahead
  if (key === 'ArrowLeft') return -ahead
  if (key === 'ArrowDown') return columnsOf(weeks)
  return key === 'ArrowUp' ? -columnsOf(weeks) : 0
}

type Options = {
  /** The Mondays that take a cover; each has a card marked `data-day`. */
  weeks: readonly string[]
  /** The week that the keyboard begins with. */
  first: string
  onDrop: (monday: string, theme: Theme) => void
}

/**
 * Lets covers be put on weeks: dragged by mouse, by finger after a long press, or by keyboard. Space or Enter picks up,
 * the arrows choose the week, Space or Enter puts down, Escape leaves all as it was. Who presses a cover and then a week
 * puts it there too.
 */
export function useCoverDrag({ weeks, first, onDrop }: Options) {
  const held = useRef<Carried>(undefined)
  const [picked, setPicked] = useState<Theme>()

  useEffect(() => {
    // While something is carried, a finger does not scroll. React's own touchmove could not prevent that.
    const hold = (event: TouchEvent) => held.current && event.preventDefault()
    const leave = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && held.current?.end()
    document.addEventListener('touchmove', hold, { passive: false })
    document.addEventListener('keydown', leave)
    return () => {
      document.removeEventListener('touchmove', hold)
      document.removeEventListener('keydown', leave)
      held.current?.end()
    }
  }, [])

  function putDown(theme: Theme, monday: string | undefined) {
    held.current = undefined
    setPicked(undefined)
    if (monday) onDrop(monday, theme)
    else announce(t('{name} stays where it was', { name: theme.title }))
  }
  function pickUp(theme: Theme, cover: HTMLElement) {
    held.current?.end()
    held.current = carry(cover, undefined, { onDrop: (monday) => putDown(theme, monday) })
    setPicked(theme)
  }

  return {
    picked,
    /** Leaves what is picked up where it was. */
    cancel() {
      const id = picked?.id
      held.current?.end()
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-item="${id}"]`)?.focus())
    },
    /** Puts what is picked up on a week; false if nothing is. */
    place(monday: string): boolean {
      if (!held.current) return false
      held.current.end(monday)
      return true
    },
    /** What a cover spreads on its button. */
    source: (theme: Theme) => ({
      'data-item': theme.id,
      'aria-pressed': picked?.id === theme.id,
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || !event.isPrimary || held.current) return
        carry(event.currentTarget, event.nativeEvent, {
          onLift: (lifted) => {
            held.current = lifted
          },
          onDrop: (monday) => putDown(theme, monday),
        })
      },
      onClick(event: { currentTarget: HTMLElement }) {
        if (picked?.id === theme.id) return held.current?.end()
        pickUp(theme, event.currentTarget)
        announce(
          t('{name} is picked up. Press a week to put it there, or Escape to leave it.', {
            name: theme.title,
          }),
        )
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const isPress = event.key === ' ' || event.key === 'Enter'
        const step = stepOf(event.key, weeks)
        if (!isPress && step === 0) return
        if (picked?.id !== theme.id) {
          if (!isPress) return
          event.preventDefault()
          pickUp(theme, event.currentTarget)
          hover(first)
          announce(
            t(
              '{name} is picked up. The arrow keys choose a week, Space puts it down, Escape leaves it. {week}',
              {
                name: theme.title,
                week: weekLabel(first),
              },
            ),
          )
          return
        }
        event.preventDefault()
        const over = held.current?.over() ?? first
        if (isPress) return held.current?.end(over)
        const next = weeks[weeks.indexOf(over) + step]
        if (!next) return
        hover(next)
        announce(weekLabel(next))
      },
    }),
  }

  function hover(monday: string) {
    held.current?.hover(monday)
    cardOf(monday)?.scrollIntoView({ block: 'nearest' })
  }
}
