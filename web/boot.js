// Runs before the first paint, as a classic script, because the CSP allows no inline one.
// Marks a stored session, so that the prerendered landing page stays hidden (web/ui/boot.css),
// and applies the colour scheme this browser was told (web/ui/scheme.ts).
try {
  const root = document.documentElement
  if (localStorage.getItem('token')) root.dataset.session = ''
  const scheme = localStorage.getItem('scheme')
  if (scheme === 'light' || scheme === 'dark') {
    root.dataset.scheme = scheme
    document.querySelectorAll('meta[name=theme-color]').forEach((meta) => {
      meta.media = meta.dataset.for === scheme ? 'all' : 'not all'
    })
  }
} catch {
  // Storage may be forbidden: then nobody is signed in and the system decides.
}
