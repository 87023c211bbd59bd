import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { t } from '../../../../contract/t.ts'
import { cx } from '../../../ui/cx.ts'
import type { SceneProps } from '../living-cover.tsx'
import { type LoadedLayer, loadLayers } from './layers.ts'
import { breathe, byItself, type Part, send, settle, together } from './motion.ts'
import { scenes } from './scenes.ts'
import { phaseWords, useBreathing } from './use-breathing.ts'
import { useSeen } from './use-seen.ts'

/** How long a scene takes to come to rest before its breath changes (seconds). */
const settling = 1.5

/** A part of the scene with its layer. Its index in the scene is that of its element. */
type Placed = { part: Part; layer: LoadedLayer }

/** Moves the parts while `isSeen`, by themselves or with somebody who breathes. */
function useMotion(
  stage: RefObject<HTMLElement | null>,
  placed: readonly Placed[] | undefined,
  isBreathing: boolean,
  isSeen: boolean,
) {
  const wasSettled = useRef(true)
  const seen = useRef(isSeen)
  useEffect(() => {
    if (!placed || !stage.current) return
    const elements = [...stage.current.querySelectorAll('img')]
    const rounds = placed.flatMap(({ part, layer }, i) =>
      part.round && elements[i] ? send(elements[i], part, layer.box) : [],
    )
    return () => rounds.forEach((round) => void round.cancel())
  }, [placed, stage])

  useEffect(() => {
    if (!placed || !stage.current) return
    const elements = [...stage.current.querySelectorAll('img')]
    const breathing = placed.flatMap(({ part, layer }, i) => {
      const element = elements[i]
      return part.breath && element ? { element, part, box: layer.box } : []
    })
    let running = wasSettled.current ? [] : breathing.map(({ element }) => settle(element, settling))
    const begin = () => {
      const settled = running
      running = breathing.map(({ element, part, box }) =>
        breathe(element, part, box, isBreathing ? together : byItself),
      )
      if (!seen.current) for (const one of running) one.pause()
      settled.forEach((one) => void one.cancel())
    }
    const timer = setTimeout(begin, wasSettled.current ? 0 : settling * 1000)
    wasSettled.current = false
    return () => {
      clearTimeout(timer)
      // So that the next breath begins where this one is broken off.
      for (const one of running) {
        if (elements[0]?.isConnected) one.commitStyles()
        one.cancel()
      }
    }
  }, [placed, stage, isBreathing])

  useEffect(() => {
    seen.current = isSeen
    for (const animation of stage.current?.getAnimations({ subtree: true }) ?? [])
      if (isSeen) animation.play()
      else animation.pause()
  }, [stage, isSeen])
}

/** The parts of a week's cover over its still picture, which move, and with which one can breathe. */
export default function Scene(props: SceneProps) {
  const stage = useRef<HTMLDivElement>(null)
  const [placed, setPlaced] = useState<readonly Placed[]>()
  const [isBreathing, setBreathing] = useState(false)
  const end = useCallback(() => setBreathing(false), [])
  const isSeen = useSeen(stage)
  const phase = useBreathing(isBreathing, settling * 1000, end)
  useMotion(stage, placed, isBreathing, isSeen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scene is another element (`key`).
  useEffect(() => {
    loadLayers(props, stage.current?.clientWidth ?? 0).then(
      (layers) =>
        setPlaced(
          scenes[props.scene.name]?.flatMap((part) => {
            const layer = layers.find(({ name }) => name === part.layer)
            return layer ? { part, layer } : []
          }),
        ),
      () => undefined,
    )
  }, [])
  useEffect(() => {
    if (!isSeen) end()
  }, [isSeen, end])
  return (
    <>
      <div
        ref={stage}
        data-scene={placed && (isBreathing ? 'breathes' : 'moves')}
        className={cx(
          'absolute inset-0 transition-opacity duration-1000 print:hidden',
          !placed && 'opacity-0',
        )}
      >
        {placed?.map(({ part, layer }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a scene never change.
          <Frame key={i} part={part} layer={layer} />
        ))}
      </div>
      {placed && (
        <>
          <button
            type="button"
            aria-pressed={isBreathing}
            onClick={() => setBreathing(!isBreathing)}
            className="absolute inset-0 z-10 focus-visible:-outline-offset-4 print:hidden"
          >
            <span className="sr-only">{t('Breathe with this cover')}</span>
          </button>
          <p
            aria-hidden="true"
            className="pointer-events-none absolute end-3 top-3 z-10 rounded-pill bg-surface px-3 py-1 text-sm opacity-85 print:hidden"
          >
            {phase ? phaseWords(phase) : t('Breathe')}
          </p>
        </>
      )}
    </>
  )
}

/** A layer in its place; seen through a circle, if its part has one. */
function Frame({ part, layer }: Placed) {
  const [x = 0, y = 0, w = 0, h = 0] = layer.box
  const [left, top, width, height] = part.within
    ? [
        part.within[0] - part.within[2],
        part.within[1] - part.within[2],
        2 * part.within[2],
        2 * part.within[2],
      ]
    : [0, 0, 1600, 1000]
  const percent = (share: number) => `${(share * 100).toFixed(4)}%`
  const [aroundX, aroundY] = part.around ?? [x + w / 2, y + h / 2]
  const image = (
    <img
      src={layer.src}
      alt=""
      className="absolute max-w-none will-change-transform"
      style={{
        left: percent((x - left) / width),
        top: percent((y - top) / height),
        width: percent(w / width),
        height: percent(h / height),
        transformOrigin: `${percent((aroundX - x) / w)} ${percent((aroundY - y) / h)}`,
      }}
    />
  )
  if (!part.within) return image
  return (
    <div
      className="absolute overflow-hidden rounded-full"
      style={{
        left: percent(left / 1600),
        top: percent(top / 1000),
        width: percent(width / 1600),
        height: percent(height / 1000),
      }}
    >
      {image}
    </div>
  )
}
