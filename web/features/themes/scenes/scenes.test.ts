import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { picturesFolder } from '../../../../content/pictures.ts'
import { breathFrames, byItself, roundFrames, together } from './motion.ts'
import { scenes } from './scenes.ts'

const manifest: Record<string, { layers?: { name: string; box: number[] }[] }> = JSON.parse(
  readFileSync(join(picturesFolder, 'manifest.json'), 'utf8'),
)
const drawn = Object.entries(manifest).flatMap(([key, { layers }]) =>
  layers ? [[key.replace('cover/', ''), layers] as const] : [],
)

test('every cover that is drawn in layers has a scene of exactly these, and at least eight are', () => {
  expect(drawn.length).toBeGreaterThanOrEqual(8)
  expect(Object.keys(scenes).sort()).toEqual(drawn.map(([name]) => name).sort())
  for (const [name, layers] of drawn) {
    const used = new Set(scenes[name]?.map(({ layer }) => layer))
    expect([...used].sort(), name).toEqual(layers.map((layer) => layer.name).sort())
  }
})

test('something in every scene breathes, by its own layer and from its rest to its rest', () => {
  for (const [name, layers] of drawn) {
    const breathing = scenes[name]?.filter(({ breath }) => breath) ?? []
    expect(breathing.length, name).toBeGreaterThan(0)
    for (const part of breathing) {
      const box = layers.find((layer) => layer.name === part.layer)?.box ?? []
      const frames = breathFrames(part, box, together)
      const look = ({ transform, opacity }: Keyframe = {}) => ({ transform, opacity })
      expect(look(frames[0]), name).toEqual(look(frames.at(-1)))
      expect(look(frames.at(-2)), name).not.toEqual(look(frames[0]))
      expect(part.lag ?? 0, name).toBeLessThan(1)
    }
  }
})

test('a breath is in for four and out for six seconds, and goes half as deep when nobody breathes with it', () => {
  const part = { layer: 'wash', breath: { x: 60, y: 100 } }
  const box = [0, 0, 600, 500]
  expect([together.in, together.out, together.pause]).toEqual([4, 6, 0])
  expect(breathFrames(part, box, together)[1]).toMatchObject({
    offset: 0.4,
    transform: 'translate(10.000%, 20.000%) rotate(0deg) scale(1, 1)',
  })
  expect(breathFrames(part, box, byItself)[1]).toMatchObject({
    transform: 'translate(5.000%, 10.000%) rotate(0deg) scale(1, 1)',
  })
})

test('what goes round jumps only where nobody sees it: faded out, or where the next of its kind takes over', () => {
  for (const [name, layers] of drawn) {
    const ends = (scenes[name] ?? []).flatMap((part) => {
      if (!part.round) return []
      const frames = roundFrames(part, layers.find((layer) => layer.name === part.layer)?.box ?? [])
      expect(frames.length, `${name} ${part.layer}`).toBeGreaterThan(1)
      return { layer: part.layer, first: frames[0], last: frames.at(-1) }
    })
    for (const { layer, first, last } of ends) {
      const isGone = Number(first?.opacity) <= 0.1 && Number(last?.opacity) <= 0.1
      const isTakenOver = ends.some(
        (other) =>
          other.layer === layer &&
          (other.last?.transform === first?.transform || other.first?.transform === last?.transform),
      )
      expect(isGone || isTakenOver, `${name} ${layer}`).toBe(true)
    }
  }
})
