/** Translations by English text; empty means English. Filled once, before the first screen renders. */
let catalog: Readonly<Record<string, string>> = {}

/** Replaces the language of every later {@link t}; texts the catalogue lacks stay English. */
export function setCatalog(texts: Readonly<Record<string, string>>): void {
  catalog = texts
}

/**
 * Every text a person reads goes through here. Returns it in the current language with `{name}` replaced
 * by `values.name`; a placeholder without a value stays as written, so that a missing one is seen.
 */
export function t(text: string, values?: Record<string, string | number>): string {
  const translated = catalog[text] ?? text
  if (values === undefined) return translated
  return translated.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
