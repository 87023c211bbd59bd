import { type RefObject, useEffect } from 'react'
import type { LoadedLayer } from './layers.ts'
import { breathe, byItself, type Part, restOf, send, settle, together } from './motion.ts'

/** A part of a scene with its layer. */
export type Placed = { part: Part; layer: LoadedLayer }

/** How long a scene takes to come to rest before its breath changes (seconds). */
export const settling = 1.5

/**
 * Moves the parts while `isSeen`, by themselves or with somebody who breathes. Their elements are the pictures in `stage`,
 * in the same order. What is not seen has no animation at all.
 */
export function useMotion(
  stage: RefObject<HTMLElement | null>,
  placed: readonly Placed[] | undefined,
  isBreathing: boolean,
  isSeen: boolean,
): void {
  useEffect(() => {
    if (!placed || !isSeen) return
    const elements = [...(stage.current?.querySelectorAll('img') ?? [])]
    const rounds = placed.flatMap(({ part, layer }, i) =>
      part.round && elements[i] ? send(elements[i], part, layer.box) : [],
    )
    return () => {
      for (const round of rounds) round.cancel()
    }
  }, [placed, stage, isSeen])

  useEffect(() => {
    if (!placed || !isSeen) return
    const elements = [...(stage.current?.querySelectorAll('img') ?? [])]
    const breathing = placed.flatMap(({ part, layer }, i) => {
      const element = elements[i]
      return part.breath && element ? { element, part, box: layer.box } : []
    })
    const breath = isBreathing ? together : byItself
    let running = breathing.map(({ element, part, box }) => settle(element, part, box, settling))
    let timer = 0
    const next = () => {
      const before = running
      running = breathing.map(({ element, part, box }) => breathe(element, part, box, breath))
      for (const one of before) one.cancel()
      for (const { element, part, box } of breathing) Object.assign(element.style, restOf(part, box))
      // By the clock and not by the timer before, so that waves and words stay together.
      at += (breath.in + breath.out + breath.pause) * 1000
      timer = window.setTimeout(next, at - performance.now())
    }
    let at = performance.now() + settling * 1000
    timer = window.setTimeout(next, settling * 1000)
    return () => {
      clearTimeout(timer)
      for (const one of running) {
        // So that what comes next begins where this is broken off.
        if (elements[0]?.isConnected) one.commitStyles()
        one.cancel()
      }
    }
  }, [placed, stage, isBreathing, isSeen])
}
