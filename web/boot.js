// Runs before the first paint, as a classic script, because the CSP allows no inline one.
// Marks a stored session, or a return to the sign-in card, so that the prerendered landing page stays hidden
// (web/ui/boot.css); keeps a press of 'Begin Your Journey' until the page is alive; applies the colour scheme this
// browser was told (web/ui/scheme.ts), and to a member the hue of their week (web/ui/tint.ts).
// On its way down, because React stops what reaches a part of the page that it has not taken over yet.
const keepPress = ({ target }) => {
  const { dataset } = document.documentElement
  if (target.closest('[data-begin]') && dataset.landing !== 'alive') dataset.landing = 'begin'
}
document.addEventListener('click', keepPress, { capture: true })
try {
  const root = document.documentElement
  if (localStorage.getItem('token') || history.state?.usr?.auth) root.dataset.session = ''
  const hue = localStorage.getItem('hue')
  if (localStorage.getItem('token') && /^\d{1,3}$/.test(hue)) root.style.setProperty('--hue', hue)
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
