import { hash } from 'node:crypto'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
]

const always = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  // A filter of old browsers that could itself be turned against a page.
  'x-xss-protection': '0',
}

/** The security headers of every answer. The page may run our scripts and styles, and no others. */
export const securityHeaders = (https: boolean): Readonly<Record<string, string>> =>
  https
    ? {
        ...always,
        'content-security-policy': [...policy, 'upgrade-insecure-requests'].join(';'),
        // Names below ours may be others', and without https.
        'strict-transport-security': 'max-age=31536000',
      }
    : { ...always, 'content-security-policy': policy.join(';') }

/**
 * What makes the policy of every answer that of a page with scripts and styles in it: it may run these too, named by their
 * hashes.
 */
export function policyOf(builtPage: string): (policy: string) => string {
  const hashesOf = (element: string) =>
    [...builtPage.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g'))]
      .map(([, text = '']) => ` 'sha256-${hash('sha256', text, 'base64')}'`)
      .join('')
  const scripts = `script-src 'self'${hashesOf('script')}`
  const styles = `style-src 'self'${hashesOf('style')}`
  return (policy) => policy.replace("script-src 'self'", scripts).replace("style-src 'self'", styles)
}
