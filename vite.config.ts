import { readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { catalogues } from './scripts/texts/vite-catalogues.ts'

/** sonner writes a <style> element when imported; the CSP forbids it, so its stylesheet is imported instead. */
function sonnerWithoutInlineStyle(): Plugin {
  return {
    name: 'sonner-without-inline-style',
    transform: {
      filter: { id: /sonner\/dist\/index\.mjs/ },
      handler(code) {
        const stripped = code.replace(/^__insertCSS\(.*\);?$/m, '')
        if (stripped === code) this.error('sonner no longer calls __insertCSS: look how it brings its styles')
        return { code: stripped, map: null }
      },
    },
  }
}

/** Puts web/boot.js, hashed, where index.html says: a classic script, which Vite itself would not bundle. */
function bootScript(): Plugin {
  const source = readFileSync(new URL('web/boot.js', import.meta.url), 'utf8')
  return {
    name: 'boot-script',
    buildStart() {
      if (this.environment.config.command === 'build')
        this.emitFile({ type: 'asset', name: 'boot.js', source })
    },
    transformIndexHtml(html, { bundle }) {
      const emitted = Object.values(bundle ?? {}).find(
        (file) => file.type === 'asset' && file.names.includes('boot.js'),
      )
      return html.replace('<!--boot-->', `<script src="/${emitted?.fileName ?? 'boot.js'}"></script>`)
    },
  }
}

const api = process.env.API_URL ?? 'http://localhost:3000'

const notOfTheBackOffice = (id: string) => !/web\/admin\//.test(id)

/** What home has in common with a page or two: the day, the week's theme, and what both are made of. */
const alsoOnHome =
  /web\/(features\/(planner\/([\w-]+\.ts|items\/item-look)|health\/(queries|health-numbers|use-add)|mood\/(queries|use-)|themes\/|profile\/location\.ts)|ui\/(use-|notify-failure))/

/**
 * What several pages need comes in a few files instead of dozens of a few hundred bytes, each of which costs a way to
 * the server and back. `minShareCount` counts the pages.
 */
const groups = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\//,
    priority: 2,
  },
  { name: 'controls', test: /@base-ui|@floating-ui|web\/ui\/(tabs|menu)/, priority: 1, minShareCount: 3 },
  { name: 'shared', test: notOfTheBackOffice, minShareCount: 4 },
  { name: 'home', test: alsoOnHome, minShareCount: 2 },
]

export default defineConfig({
  root: 'web',
  // The catalogues before the script that reads of them.
  plugins: [react(), tailwindcss(), sonnerWithoutInlineStyle(), catalogues(), bootScript()],
  optimizeDeps: { exclude: ['sonner'] },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    // `light-dark()` and `@starting-style` as written: every engine has had both since 2024.
    cssTarget: ['chrome123', 'safari17.5', 'firefox129'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { port: 5173, strictPort: false, proxy: { '/api': api, '/art': api } },
})
