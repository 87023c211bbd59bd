import { expect, test } from 'vitest'
import { missingEntries, platformOf } from './lock-platforms.ts'

test.each([
  ['@biomejs/cli-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@biomejs/cli-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@tailwindcss/oxide-linux-arm64-gnu', { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] }],
  ['@tailwindcss/oxide-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'] }],
  ['@tailwindcss/oxide-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
  ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
  ['fsevents', {}],
])('the name %s tells its platform', (name, platform) => {
  expect(platformOf(name)).toEqual(platform)
})

test('a platform package that the lock lacks is added with the version its owner names', () => {
  const owner = {
    version: '2.0.0',
    dev: true,
    optionalDependencies: { 'tool-darwin-x64': '2.0.0', 'tool-linux-x64': '2.0.0' },
  }
  const lock = {
    packages: { '': {}, 'node_modules/tool': owner, 'node_modules/tool-linux-x64': { version: '2.0.0' } },
  }
  const added = { version: '2.0.0', cpu: ['x64'], dev: true, optional: true, os: ['darwin'] }
  expect(missingEntries(lock)).toEqual({ 'node_modules/tool-darwin-x64': added })
})

test('a platform package beside or inside its owner is not missing', () => {
  const owner = {
    version: '1.0.0',
    optionalDependencies: { 'tool-darwin-x64': '1.0.0', 'tool-linux-x64': '1.0.0' },
  }
  const inside = {
    'node_modules/app/node_modules/tool': owner,
    'node_modules/app/node_modules/tool-darwin-x64': { version: '1.0.0' },
    'node_modules/app/node_modules/tool/node_modules/tool-linux-x64': { version: '1.0.0' },
  }
  expect(missingEntries({ packages: inside })).toEqual({})
})

test('an entry without a version is missing, as npm ci says', () => {
  const owner = { version: '1.0.0', optionalDependencies: { 'tool-darwin-x64': '1.0.0' } }
  const lock = {
    packages: { 'node_modules/tool': owner, 'node_modules/tool-darwin-x64': { optional: true } },
  }
  expect(Object.keys(missingEntries(lock))).toEqual(['node_modules/tool-darwin-x64'])
})
