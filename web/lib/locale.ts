import { english } from '../../contract/texts.ts'

const localeOf = (language: string): string => {
  const base = (tag: string) => tag.split('-')[0]
  const own = navigator.languages.find((tag) => base(tag) === base(language)) ?? language
  // In digits that can be typed into a field again.
  return new Intl.Locale(own, { numberingSystem: 'latn' }).toString()
}

let locale: string | undefined

/** Set once, by the language of the page, before the first screen renders. */
export function setLocale(language: string): void {
  locale = localeOf(language)
}

/** Whether the page is written from right to left: then the arrow to the left leads on. */
export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl'

/**
 * How dates and numbers are written: in the language of the page, in the form of the browser's own country where that
 * country speaks it. So 'en' is British in Britain. The 12- or 24-hour clock follows from it. Every format that a
 * person reads uses it. It is read for each format, because it is not known while modules load.
 */
export const formatLocale = (): string => (locale ??= localeOf(english))
