import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import { addressesOf } from '../web/test/addresses.ts'

const withoutCss: Plugin = {
  name: 'without-css',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0empty' : undefined),
  load: (id) => (id === '\0empty' ? '' : undefined),
}

/** The address of every screen of web/router.tsx. One unknown address stands for all of them. */
export async function screens(): Promise<string[]> {
  const web = fileURLToPath(new URL('../web/', import.meta.url))
  const { module } = await runnerImport<{ routes: Parameters<typeof addressesOf>[0] }>(`${web}router.tsx`, {
    configFile: false,
    root: web,
    mode: 'production',
    logLevel: 'warn',
    plugins: [withoutCss],
  })
  return [...new Set(addressesOf(module.routes).map((address) => address.replace('*', 'nowhere')))]
}

const isOffice = (address: string) => /^\/admin(\/|$)/.test(address)
const forAnybody = ['/', '/admin/login', '/forgot-password', '/reset-password', '/nowhere', '/admin/nowhere']
/** Pages that lead away who does not come by a link. */
const byLink = ['/receipt', '/join', '/sign-in/return', '/not-me']
const guarded = async () =>
  (await screens()).filter(
    (address) => ![...forAnybody, ...byLink].includes(address) && !address.startsWith('/dev/'),
  )

/** The screens of whoever is signed out. */
export const publicScreens = async () => (await screens()).filter((address) => forAnybody.includes(address))

/** The screens of the back office. */
export const officeScreens = async () => (await guarded()).filter(isOffice)

/** The screens of a member, without /planner, which redirects to the calendar. */
export const memberScreens = async () =>
  (await guarded()).filter((address) => !isOffice(address) && address !== '/planner')
