import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, minifySync, type Plugin } from 'vite'
import { catalogues } from './scripts/texts/vite-catalogues.ts'
import { singleIcons } from './scripts/vite-icons.ts'
import { bundledPictures } from './scripts/vite-pictures.ts'

/** Puts web/boot.js into the page, where index.html says. The server names its hash in the page's policy. */
function bootScript(): Plugin {
  const source = readFileSync(new URL('web/boot.js', import.meta.url), 'utf8')
  return {
    name: 'boot-script',
    transformIndexHtml(html, { bundle }) {
      const script = bundle ? `<script>${inPage(source)}</script>` : '<script src="/boot.js"></script>'
      return html.replace('<!--boot-->', () => script)
    },
  }
}

function inPage(source: string): string {
  const { code, errors } = minifySync('boot.js', source, { module: false })
  if (errors.length > 0 || /<\/script|<!--/i.test(code))
    throw new Error('web/boot.js cannot stand in a page.')
  return code.trim()
}

const api = process.env.API_URL ?? 'http://localhost:3000'

/** `light-dark()` and `@starting-style` as written: every engine has had both since 2024. */
export const cssTarget = ['chrome123', 'safari17.5', 'firefox129']

const ofControls = /@base-ui|@floating-ui|web\/ui\/(tabs|menu-popup)/

/** What is drawn where something is missing. Home has nothing of it. */
const ofScenes = /web\/ui\/(scenes\/|states\/list-not-loaded)/

/** What shows other members and what they wrote. Home shows one only oneself. */
const ofOthers =
  /linkify-it|uc\.micro|web\/ui\/(linked-text|pictures\/(avatar|botanical-marks|palette-landscape))/

/** What an event looks like in full. Home has a line of them, and opens the rest at a press. */
const ofEvents =
  /event-pictures|web\/features\/events\/(event-(card|dialog|facts|head|hours|map|picture|tags)|date-list|recurrence-|rsvp-|waiting-|use-(rsvp|waitlist)|agenda-|ics|ticket-|organizer-)/

/** Nothing that imports a part of the controls or forms: a group takes along whatever its modules import. */
const isShared = (id: string) =>
  !/node_modules\/(lucide-react|@tanstack)\//.test(id) &&
  !/web\/(admin|features\/(journal|auth)|features\/profile\/password-again)[/.]/.test(id) &&
  !ofEvents.test(id) &&
  !ofControls.test(id) &&
  !ofScenes.test(id) &&
  !ofOthers.test(id)

type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }
const imported = new WeakMap<Graph, Map<string, Set<string>>>()

/** The module and all that it imports statically, at whatever remove. */
function withImports(id: string, graph: Graph): Set<string> {
  const known = imported.get(graph) ?? new Map<string, Set<string>>()
  imported.set(graph, known)
  const all = known.get(id) ?? new Set([id])
  if (known.has(id)) return all
  known.set(id, all)
  for (const each of all) for (const needed of graph.getModuleInfo(each)?.importedIds ?? []) all.add(needed)
  return all
}

const pageOf = (name: string) =>
  fileURLToPath(new URL(`web/features/${name}/${name}-page.tsx`, import.meta.url))
/** What the reminders of every page need, once it rests. */
const isOfReminders = (id: string, graph: Graph) =>
  withImports(fileURLToPath(new URL('web/features/reminders/reminder-loop.tsx', import.meta.url)), graph).has(
    id,
  )
const isOnHome = (id: string, graph: Graph) => withImports(pageOf('dashboard'), graph).has(id)
const rooms = 'calendar events mood journal health community profile'.split(' ')
/** The pages of a member, besides home, that need the module at once. */
const roomsWith = (id: string, graph: Graph): string[] =>
  rooms.filter((room) => withImports(pageOf(room), graph).has(id))

/** A form checks with the schemas of the contract. */
const isOfForms = (id: string, graph: Graph) =>
  [...withImports(id, graph)].some((each) => /node_modules\/(react-hook-form|zod)\//.test(each))

/**
 * Modules that several pages need are bundled into a few files, because dozens of small ones each cost a round trip.
 * `minShareCount` is the number of pages. Home, which is opened most, fetches nothing that it does not need.
 */
const groups = [
  // Two files, as a line is shared by files, and these are what everything waits for.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 6 },
  {
    name: 'router',
    // Without what only reads kept answers.
    test: /node_modules\/(react-router|@tanstack)\/(?!.*\/hydration\.js$)/,
    priority: 6,
  },
  // What stands around every page comes with the entry. Without this group, the entry would import the groups below.
  { name: 'base', tags: ['$initial' as const], priority: 5 },
  {
    name: (id: string, graph: Graph) => (isOnHome(id, graph) ? 'home' : null),
    priority: 4,
    minShareCount: 2,
  },
  // What the toasts, which every page brings, have in common with the controls.
  {
    name: 'parts',
    test: /@base-ui\/utils|@base-ui\/react\/(merge-props|internals\/[^/]+$|utils\/(resolve|getFinite|FocusGuard)|floating-ui-react\/utils)|@floating-ui\/utils|use-sync/,
    priority: 4,
    minShareCount: 4,
  },
  { name: 'icons', test: /lucide-react/, priority: 3, minShareCount: 2 },
  {
    name: (id: string, graph: Graph) =>
      isShared(id) && !isOfForms(id, graph) && roomsWith(id, graph).length > 1 ? 'rooms' : null,
    priority: 3,
  },
  {
    name: (id: string, graph: Graph) => (isShared(id) && !isOfForms(id, graph) ? 'shared' : null),
    priority: 2,
    minShareCount: 5,
  },
  { name: 'controls', test: ofControls, priority: 2, minShareCount: 3 },
  {
    name: (id: string, graph: Graph) => (isOfForms(id, graph) ? 'forms' : null),
    priority: 1,
    minShareCount: 4,
  },
  { name: 'others', test: ofOthers, minShareCount: 2 },
  { name: 'events', test: ofEvents, minShareCount: 2 },
  { name: 'scenes', test: ofScenes, minShareCount: 2 },
  // What the journal's four pages have in common, which of the others only the calendar needs. A group takes in what its
  // modules import. So it comes last, and without the row of an entry, whose mood face stands on every page.
  { name: 'journal', test: /web\/features\/journal\/(?!kept-sender|entry-row)/, minShareCount: 2 },
  // What one page has in common with what opens in it.
  {
    name: (id: string, graph: Graph) => {
      const [room, ...others] = roomsWith(id, graph)
      const isItsOwn = others.length === 0 && isShared(id) && !isOfForms(id, graph)
      return room && isItsOwn && id !== pageOf(room) && !isOfReminders(id, graph) ? room : null
    },
    minShareCount: 2,
  },
]

export default defineConfig({
  root: 'web',
  // The catalogues before the script that reads of them.
  plugins: [singleIcons(), react(), tailwindcss(), catalogues(), bootScript(), bundledPictures()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    cssTarget,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { port: 5173, strictPort: false, proxy: { '/api': api, '/art': api } },
})
