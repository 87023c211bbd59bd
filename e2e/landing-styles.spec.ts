import { expect, test } from './fixtures.ts'

for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1280 },
] as const)
  test(`the landing page has its styles in it, and the whole stylesheet changes nothing of it (${colorScheme}, ${width})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/de')
    await page.evaluate(() => document.fonts.ready)
    // A picture that comes between the two looks is no change of styles.
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode()))
      // After a picture came, Chromium tells an automatic margin as 0 until all is laid out anew.
      document.body.style.display = 'none'
      document.body.getBoundingClientRect()
      document.body.style.display = ''
    })
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
              name.startsWith('--')
                ? []
                : `${names(element)}${part} ${name}: ${style.getPropertyValue(name)}`,
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
      return after.flatMap((line, at) => (line === before[at] ? [] : `${line}; before: ${before[at]}`))
    })
    expect(changed).toEqual([])
  })

for (const language of ['en', 'de', 'es', 'tr'])
  test(`the letters of the landing page come after its text and move nothing (${language}) @phone @thorough`, async ({
    page,
  }) => {
    let deliver = () => {}
    const due = new Promise<void>((resolve) => {
      deliver = resolve
    })
    await page.route(/\.woff2$/, async (route) => {
      await due
      await route.continue()
    })
    await page.goto(`/${language}`, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    const stretched = await page.evaluate(() =>
      document.fonts.load('16px "Newsreader Fallback"').then(
        (faces) => faces.length > 0,
        () => false,
      ),
    )
    test.skip(!stretched, 'This machine has neither Times New Roman nor Liberation Serif.')
    // Painted once without our letters.
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('h1, h1 ~ *')].map((element) => {
          const { top, height } = element.getBoundingClientRect()
          return [element.localName, Math.round(top), Math.round(height)]
        }),
      )
    const before = await places()
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
    deliver()
    await page.evaluate(() => document.fonts.ready)
    await expect.poll(() => page.evaluate(() => document.fonts.check('16px Newsreader'))).toBe(true)
    expect(await places()).toEqual(before)
    const moved = await page.evaluate(
      () =>
        new Promise((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
            type: 'layout-shift',
            buffered: true,
          })
          setTimeout(resolve, 500, 0)
        }),
    )
    expect(moved).toBe(0)
  })
