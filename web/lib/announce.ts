/** Tells screen readers something that the screen shows by itself, from within the dialog on top, or the page. */
export function announce(text: string): void {
  const place = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body
  let region = place.querySelector(':scope > [data-announcer]')
  if (!region) {
    region = document.createElement('p')
    region.setAttribute('role', 'status')
    region.setAttribute('data-announcer', '')
    region.className = 'sr-only'
    place.append(region)
  }
  // A reader tells what changes; the same words twice would be no change.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text
}
