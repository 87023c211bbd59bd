import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { t } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { pageSize, themeLibrary } from '../../features/themes/queries.ts'
import { announce } from '../../lib/announce.ts'
import { call, loadFailure } from '../../lib/api.ts'
import { type Carried, carry } from '../../lib/carry.ts'
import { isRightToLeft } from '../../lib/locale.ts'
import { notify } from '../../ui/toasts/notify.ts'

const cardOf = (id: string) => document.querySelector<HTMLElement>(`[data-day="${id}"]`)
const handleOf = (id: string) => document.querySelector<HTMLElement>(`[data-item="${id}"]`)

/** Themes with one moved to another place. */
function movedTo(themes: readonly Theme[], id: string, place: number): Theme[] {
  const others = themes.filter((theme) => theme.id !== id)
  const moved = themes.find((theme) => theme.id === id)
  return moved ? others.toSpliced(place, 0, moved) : [...themes]
}

/** How many cards stand beside each other. */
function columnsOf(themes: readonly Theme[]): number {
  const tops = themes.map(({ id }) => cardOf(id)?.offsetTop)
  const next = tops.findIndex((top) => top !== tops[0])
  return next === -1 ? themes.length : next
}

/**
 * Orders the library by hand: a card is dragged by its handle with mouse or finger, or moved by keyboard. Space or Enter
 * picks up, the arrows move it, Space or Enter puts down, Escape leaves all as it was.
 */
export function useThemeOrder(library: readonly Theme[]) {
  const client = useQueryClient()
  const [held, setHeld] = useState<{ id: string; themes: Theme[] }>()
  const carried = useRef<Carried>(undefined)
  const themes = held?.themes ?? library

  const { mutate: move } = useMutation({
    mutationFn: ({ id, before }: { id: string; before: string | null }) =>
      call('PATCH /themes/library/{id}/position', { params: { id }, body: { before } }),
    onError: (error) => notify.error(loadFailure(error, t('The order could not be saved'))),
    onSettled: () => client.invalidateQueries({ queryKey: ['themes'] }),
  })

  useEffect(() => {
    // While a card is carried, a finger does not scroll. React's own touchmove could not prevent that.
    const hold = (event: TouchEvent) => carried.current && event.preventDefault()
    document.addEventListener('touchmove', hold, { passive: false })
    return () => {
      document.removeEventListener('touchmove', hold)
      carried.current?.end()
    }
  }, [])

  function settle(id: string, order: Theme[]) {
    setHeld(undefined)
    const place = order.findIndex((theme) => theme.id === id)
    const name = order[place]?.title ?? ''
    if (order.every((theme, at) => theme.id === library[at]?.id))
      return announce(t('{name} stays where it was', { name }))
    client.setQueryData(themeLibrary('').queryKey, order)
    announce(t('{name} is number {place} of {count} now', { name, place: place + 1, count: order.length }))
    move({ id, before: order[place + 1]?.id ?? null })
  }
  /** A library that goes on beyond the page has no end here to put something at. */
  const last = library.length - (library.length === pageSize ? 2 : 1)
  const within = (place: number) => Math.max(0, Math.min(last, place))

  function onKeyDown(event: KeyboardEvent<HTMLElement>, { id, title }: Theme) {
    const { key } = event
    const isPress = key === ' ' || key === 'Enter'
    if (held?.id !== id) {
      if (key.startsWith('Arrow'))
        announce(t('Press Space first. Then the arrow keys move {name}.', { name: title }))
      if (!isPress) return
      event.preventDefault()
      setHeld({ id, themes: [...library] })
      return announce(
        t('{name} is picked up. The arrow keys move it, Space puts it down, Escape leaves it.', {
          name: title,
        }),
      )
    }
    const across = isRightToLeft() ? -1 : 1
    const steps: Record<string, number> = {
      ArrowLeft: -across,
      ArrowRight: across,
      ArrowUp: -columnsOf(held.themes),
      ArrowDown: columnsOf(held.themes),
    }
    let said = ''
    if (isPress) {
      event.preventDefault()
      settle(id, held.themes)
    } else if (key === 'Escape') {
      event.preventDefault()
      settle(id, [...library])
    } else if (steps[key]) {
      event.preventDefault()
      const place = within(held.themes.findIndex((theme) => theme.id === id) + steps[key])
      setHeld({ id, themes: movedTo(held.themes, id, place) })
      said = t('{name}: number {place} of {count}', {
        name: title,
        place: place + 1,
        count: held.themes.length,
      })
    }
    // An element that moves in the page loses the focus. A reader that tells where it is again would talk over what was
    // said before.
    requestAnimationFrame(() => {
      handleOf(id)?.focus({ preventScroll: true })
      cardOf(id)?.scrollIntoView({ block: 'nearest' })
      if (said) announce(said)
    })
  }

  return {
    themes,
    /** What the handle of a card spreads on its button. */
    handle: (theme: Theme) => ({
      'data-item': theme.id,
      'aria-pressed': held?.id === theme.id,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(event, theme),
      onBlur: () =>
        // The focus comes back after a move, within a frame.
        held?.id === theme.id &&
        setTimeout(() => {
          if (document.activeElement !== handleOf(theme.id))
            setHeld((now) => (now?.id === theme.id ? undefined : now))
        }, 100),
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || !event.isPrimary || held) return
        carry(event.currentTarget, event.nativeEvent, {
          onLift: (lifted) => {
            carried.current = lifted
          },
          onDrop: (target) => {
            carried.current = undefined
            const place = library.findIndex(({ id }) => id === target)
            if (place !== -1) settle(theme.id, movedTo(library, theme.id, within(place)))
          },
        })
      },
    }),
  }
}
