import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** In which file of the library each icon is, by all the names that its index has for it. */
function iconFiles(): Map<string, string> {
  const index = readFileSync(
    fileURLToPath(new URL('../node_modules/lucide-react/dist/esm/lucide-react.mjs', import.meta.url)),
    'utf8',
  )
  const exported = index.matchAll(/export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs'/g)
  return new Map(
    [...exported].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  )
}

/**
 * Imports each icon from its own file. The index of the library imports all of them, so that every page would seem to need
 * each icon, and home would be bundled with those of the other pages.
 */
export function singleIcons(): Plugin {
  const files = iconFiles()
  const single = (name: string) => {
    const [icon = '', as = icon] = name.split(/\s+as\s+/)
    const file = files.get(icon)
    if (!file) throw new Error(`lucide-react has no icon ${icon}.`)
    return `import ${as} from 'lucide-react/icons/${file}'`
  }
  return {
    name: 'single-icons',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\.tsx?$/, code: "from 'lucide-react'" },
      handler: (code) => ({
        code: code.replace(/import \{([^}]+)\} from 'lucide-react'/g, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name && !name.startsWith('type '))
            .map(single)
            .join('; '),
        ),
        map: null,
      }),
    },
  }
}
