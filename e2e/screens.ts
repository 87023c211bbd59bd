import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

type Route = { path?: string; index?: boolean; children?: Route[] }

const withoutCss: Plugin = {
  name: 'without-css',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0empty' : undefined),
  load: (id) => (id === '\0empty' ? '' : undefined),
}

function addresses(routes: Route[], base = ''): string[] {
  return routes.flatMap(({ path = '', index, children }) => {
    const address = path.startsWith('/') ? path : `${base}/${path}`.replace(/\/+/g, '/')
    if (children) return addresses(children, address)
    return index || path ? [address.replace(/(?<=.)\/$/, '')] : []
  })
}

/** The address of every screen, as web/router.tsx has them; one that leads nowhere stands for all unknown ones. */
export async function screens(): Promise<string[]> {
  const web = fileURLToPath(new URL('../web/', import.meta.url))
  const { module } = await runnerImport<{ routes: Route[] }>(`${web}router.tsx`, {
    configFile: false,
    root: web,
    mode: 'production',
    logLevel: 'warn',
    plugins: [withoutCss],
  })
  return [...new Set(addresses(module.routes).map((address) => address.replace('*', 'nowhere')))]
}
