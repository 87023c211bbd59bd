import type { CoverScene } from '../week-content.ts'

type Layer = CoverScene['scene']['layers'][number]

/** A layer with the address of the file that suits the screen. */
export type LoadedLayer = Layer & { src: string }

/** The cover's width in its own units. */
const units = 1600
/** More than two pixels for one costs a phone data that nobody sees in something that moves. */
const mostPixels = 2

/** Fetches and decodes all layers of a scene for a cover this wide (CSS pixels). Rejects if one cannot be had. */
export function loadLayers({ scene, isNight }: CoverScene, coverWidth: number): Promise<LoadedLayer[]> {
  const density = Math.min(devicePixelRatio, mostPixels)
  return Promise.all(
    scene.layers.map(async (layer) => {
      const files = isNight ? layer.night : layer.day
      // A tenth too few are not seen.
      const needed = ((coverWidth * (layer.box[2] ?? units)) / units) * density * 0.9
      const src = (files.findLast(({ width }) => width >= needed) ?? files[0])?.url ?? ''
      const image = Object.assign(new Image(), { fetchPriority: 'low', src })
      await image.decode()
      return { ...layer, src }
    }),
  )
}
