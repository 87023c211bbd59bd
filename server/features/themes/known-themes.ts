import { LRUCache } from 'lru-cache'
import { type Theme, theme } from '../../../contract/themes.ts'
import { jsonWriter } from '../../kernel/http/json-writer.ts'
import type { ThemeMark } from './languages.ts'

/** The most bytes that are kept of what is told of themes. */
const mostBytes = 8_000_000

const write = jsonWriter(theme)

/**
 * The JSON (UTF-8) of themes that has been told, in a form, such as whole and in English. Every change of a theme, or of
 * its words in a language, gives it another mark, so no entry is ever out of date.
 */
export function makeKnownThemes() {
  const told = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: (json) => json.length,
  })
  const keyOf = ({ revision, own_revision }: ThemeMark, form: string) => `${revision} ${own_revision} ${form}`

  return {
    find: (mark: ThemeMark, form: string): Buffer | undefined => told.get(keyOf(mark, form)),
    keep: (mark: ThemeMark, form: string, value: Theme): Buffer => {
      const json = Buffer.from(write(value))
      told.set(keyOf(mark, form), json)
      return json
    },
  }
}
