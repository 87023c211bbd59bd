import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState } from 'react'
import { onceAtRest } from '../../lib/at-rest.ts'
import { useMedia } from '../../lib/use-media.ts'
import type { CoverScene } from './week-content.ts'

/** Whoever asked for less motion, or for less to be fetched, and whoever has no line, keeps the still cover. */
const mayFetch = () =>
  navigator.onLine && !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData

/** Lays what moves over the cover, once the page has come to rest: until then nothing of it is fetched. */
export function LivingCover(props: CoverScene) {
  const cache = useQueryClient().getQueryCache()
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const [Scene, setScene] = useState<ComponentType<CoverScene>>()
  useEffect(() => {
    if (isStill || Scene || !mayFetch()) return
    return onceAtRest(cache, () => {
      // Without it, the cover is the still picture that it is.
      import('./scenes/scene.tsx').then(
        (loaded) => setScene(() => loaded.default),
        () => undefined,
      )
    })
  }, [cache, isStill, Scene])
  return Scene && !isStill && <Scene key={`${props.scene.name} ${props.isNight}`} {...props} />
}
