import { readFile } from 'node:fs/promises'

/** A ring of land: x and y of its points in turn, in hundredths of a degree, and the box around them. */
export type Ring = { points: Int32Array; west: number; east: number; south: number; north: number }

const file = new URL('../../../../content/land.txt', import.meta.url)

function ringOf(line: string): Ring {
  const steps = line.split(/[ ,]/).map(Number)
  const points = new Int32Array(steps.length)
  const box = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity }
  let [x, y] = [0, 0]
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0
    y += steps[at + 1] ?? 0
    points[at] = x
    points[at + 1] = y
    box.west = Math.min(box.west, x)
    box.east = Math.max(box.east, x)
    box.south = Math.min(box.south, y)
    box.north = Math.max(box.north, y)
  }
  return { points, ...box }
}

async function readLand(): Promise<Ring[]> {
  const lines = (await readFile(file, 'utf8')).split('\n')
  return lines.filter((line) => line !== '' && !line.startsWith('#')).map(ringOf)
}

let land: Promise<readonly Ring[]> | undefined

/** The land of the Earth. It is read with the first map of a process; its file says where it comes from. */
export function bundledLand(): Promise<readonly Ring[]> {
  land ??= readLand()
  return land
}
