import { safeStorage } from '../lib/device/safe-storage.ts'

export type Scheme = 'light' | 'dark' | 'system'

/** The stored choice of this browser; 'system' unless the member chose. */
export function readScheme(): Scheme {
  const stored = safeStorage.getItem('scheme')
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Applies the choice at once and stores it for this browser. web/boot.js applies it before the first paint. */
export function chooseScheme(scheme: Scheme): void {
  if (scheme === 'system') {
    safeStorage.removeItem('scheme')
    delete document.documentElement.dataset.scheme
  } else {
    safeStorage.setItem('scheme', scheme)
    document.documentElement.dataset.scheme = scheme
  }
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = meta.dataset.for
    const media = scheme === 'system' ? `(prefers-color-scheme: ${own})` : scheme === own ? 'all' : 'not all'
    meta.setAttribute('media', media)
  }
}
