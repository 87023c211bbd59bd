import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

type Web = {
  isWebBuilt: (root: string) => boolean
  buildWeb: (root: string, node: string) => Promise<void>
}
const { isWebBuilt, buildWeb }: Web = await import(new URL('./web.mjs', import.meta.url).href)

let root = ''

const write = (file: string, content: string) => writeFileSync(join(root, file), content)

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'a genda web-'))
  for (const folder of ['web/ui', 'contract', 'scripts', 'content/texts', 'content/pictures'])
    mkdirSync(join(root, folder), { recursive: true })
  write('web/main.tsx', 'one')
  write('package-lock.json', '{}')
  write(
    'scripts/build.ts',
    "import { mkdirSync, writeFileSync } from 'node:fs'\nmkdirSync('dist/web', { recursive: true })\nwriteFileSync('dist/web/index.html', '')\n",
  )
  expect(isWebBuilt(root)).toBe(false)
  mkdirSync(join(root, 'dist'))
  await buildWeb(root, process.execPath)
  expect(isWebBuilt(root)).toBe(true)
})

afterEach(() => rmSync(root, { recursive: true }))

test.each([
  ...['web/main.tsx', 'web/ui/new.css', 'contract/mood.ts', 'package-lock.json', 'vite.config.ts'],
  ...['content/texts/de.ts', 'content/pictures/manifest.json'],
])('a change in %s asks for a build', (file) => {
  write(file, 'two')
  expect(isWebBuilt(root)).toBe(false)
})

test.each(['README.md', 'web/ui/button.test.tsx'])('a change in %s asks for none', (file) => {
  write(file, 'two')
  expect(isWebBuilt(root)).toBe(true)
})

test('a file that moves asks for a build', () => {
  rmSync(join(root, 'web/main.tsx'))
  write('web/other.tsx', 'one')
  expect(isWebBuilt(root)).toBe(false)
})

test('a web that somebody removed is built again', () => {
  rmSync(join(root, 'dist/web'), { recursive: true })
  expect(isWebBuilt(root)).toBe(false)
})

test('a build that fails says all that was said, and leaves the web unbuilt', async () => {
  write('scripts/build.ts', "console.error('main.tsx:1 is odd')\nprocess.exit(3)\n")
  const building = buildWeb(root, process.execPath)
  await expect(building).rejects.toThrow(/main\.tsx:1 is odd[\s\S]*could not be built/)
  expect(isWebBuilt(root)).toBe(false)
})
