let catalogue: Readonly<Record<string, string>> = {}

/** Puts a translation in force: English text to its translation. A text it lacks stays English. */
export function setCatalogue(texts: Readonly<Record<string, string>>): void {
  catalogue = texts
}

/** The text in the reader's language, `{name}` replaced by `values.name`. An unknown name stays as it is. */
export function t(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return (catalogue[text] ?? text).replace(/\{(\w+)\}/g, (whole, name: string) => `${values[name] ?? whole}`)
}
