import { expect, test } from 'vitest'
import { filesOf, type Manifest } from './service-worker.ts'

const page =
  '<meta name="pages" content="mood mood-page-1;admin users-page-1"><script type="module" src="/assets/index-1.js"></script>'
const manifest: Manifest = {
  'index.html': {
    file: 'assets/index-1.js',
    css: ['assets/index-1.css'],
    assets: ['assets/figtree-latin-1.woff2', 'assets/figtree-latin-ext-1.woff2', 'assets/grain-1.svg'],
    imports: ['_framework.js'],
    dynamicImports: [
      'ui/toasts/toasts.tsx',
      'shell/offline/connection-notice.tsx',
      'features/mood/mood-page.tsx',
      'features/landing/landing-page.tsx',
      'admin/users/users-page.tsx',
    ],
  },
  '_framework.js': { file: 'assets/framework-1.js' },
  'ui/toasts/toasts.tsx': { file: 'assets/toasts-1.js', css: ['assets/toasts-1.css'] },
  'shell/offline/connection-notice.tsx': {
    file: 'assets/connection-notice-1.js',
    imports: ['_framework.js'],
  },
  'features/mood/mood-page.tsx': {
    file: 'assets/mood-page-1.js',
    assets: ['assets/worker-1.js'],
    dynamicImports: ['_dialog.js', '../node_modules/papaparse/papaparse.min.js'],
  },
  '_dialog.js': { file: 'assets/dialog-1.js' },
  '../node_modules/papaparse/papaparse.min.js': { file: 'assets/papaparse-1.js' },
  'features/landing/landing-page.tsx': { file: 'assets/landing-page-1.js' },
  'admin/users/users-page.tsx': { file: 'assets/users-page-1.js' },
  'ui/fonts/figtree-latin-normal.woff2': { file: 'assets/figtree-latin-1.woff2' },
  'ui/fonts/figtree-latin-ext-normal.woff2': { file: 'assets/figtree-latin-ext-1.woff2' },
}
const emitted = Object.values(manifest).map(({ file }) => file.slice('assets/'.length))
const files = filesOf(manifest, page, [...emitted, 'worker-1.js', 'tr-1.js'])

test('what every page needs is fetched first, what only members need later, and nothing of the back office', () => {
  expect(files.shell.map(({ url }) => url).toSorted()).toEqual([
    '/app.html',
    '/assets/connection-notice-1.js',
    '/assets/figtree-latin-1.woff2',
    '/assets/framework-1.js',
    '/assets/grain-1.svg',
    '/assets/index-1.css',
    '/assets/index-1.js',
    '/assets/toasts-1.css',
    '/assets/toasts-1.js',
  ])
  expect(files.pages).toEqual([
    '/assets/mood-page-1.js',
    '/assets/dialog-1.js',
    // Who signs out without a line stands before it.
    '/assets/landing-page-1.js',
  ])
})

test('the worker knows the pages of members, and by which script a page is of this build', () => {
  expect(files).toMatchObject({ words: ['mood'], entry: '/assets/index-1.js' })
})

test('languages and other alphabets are fetched by those who use them', () => {
  expect(files.asUsed).toEqual(['/assets/figtree-latin-ext-1.woff2', '/assets/tr-1.js'])
})

test('another page or another file is another build', () => {
  const other = filesOf(manifest, `${page} `, emitted)
  expect(other.build).not.toBe(files.build)
  expect(other.shell[0]?.revision).not.toBe(files.shell[0]?.revision)
})

test('a part that the build no longer has is said, instead of being missing offline', () => {
  const { 'ui/toasts/toasts.tsx': _, ...without } = manifest
  expect(() => filesOf(without, page, emitted)).toThrow('ui/toasts/toasts.tsx')
})
