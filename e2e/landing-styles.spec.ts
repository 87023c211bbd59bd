import { expect, test } from './fixtures.ts'

for (const colorScheme of ['light', 'dark'] as const)
  test(`the landing page has its styles in it, and the whole stylesheet changes nothing of it (${colorScheme}) @phone`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/de')
    await page.evaluate(() => document.fonts.ready)
    expect(await page.locator('link[rel=stylesheet]').count()).toBe(0)
    const changed = await page.evaluate(async () => {
      const all = [...document.querySelectorAll<HTMLElement>('html, body, body :not(noscript, noscript *)')]
      const names = (element: HTMLElement) =>
        [element.localName, element.getAttribute('class'), ...Object.entries(element.dataset)].join(' ')
      // The place of every element, and every property of one of each kind. What only the whole stylesheet names
      // (`--mood-ring`) has no use here.
      const kinds = [...new Map(all.map((element) => [names(element), element])).values()]
      const look = () => [
        ...all.map((element) => `${names(element)}: ${JSON.stringify(element.getBoundingClientRect())}`),
        ...kinds.flatMap((element) =>
          ['', '::before', '::after'].flatMap((part) => {
            const style = getComputedStyle(element, part)
            return [...style].flatMap((name) =>
              name.startsWith('--') ? [] : `${names(element)}${part} ${name}: ${style.getPropertyValue(name)}`,
            )
          }),
        ),
      ]
      const before = look()
      const later = document.querySelector<HTMLMetaElement>('meta[name=later]')?.content.split(' ') ?? []
      for (const href of later.filter((file) => file.endsWith('.css')))
        await new Promise((onload, onerror) =>
          document.head.append(
            Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload, onerror }),
          ),
        )
      const after = look()
      return after.filter((line, at) => line !== before[at])
    })
    expect(changed).toEqual([])
  })
