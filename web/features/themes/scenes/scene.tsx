import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react'
import { t } from '../../../../contract/t.ts'
import { cx } from '../../../ui/cx.ts'
import type { CoverScene } from '../week-content.ts'
import { loadLayers } from './layers.ts'
import { restOf } from './motion.ts'
import { scenes } from './scenes.ts'
import { phaseWords, useBreathing } from './use-breathing.ts'
import { type Placed, settling, useMotion } from './use-motion.ts'
import { useSeen } from './use-seen.ts'

/** The parts of a week's cover over its still picture, which move, and with which one can breathe. */
export default function Scene(props: CoverScene) {
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
            className="pointer-events-none absolute end-3 top-3 z-10 rounded-pill bg-surface px-3 py-1 text-sm text-ink print:hidden"
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
        ...(restOf(part, layer.box) as CSSProperties),
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
