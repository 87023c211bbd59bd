import { expect, test } from './fixtures.ts'

test("the tab's icon is light on a dark tab and dark on a light one", async ({ page }) => {
  await page.goto('/')
  const lightness = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme })
    return await page.evaluate(async () => {
      const icon = new Image(64, 64)
      icon.src = document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? ''
      await icon.decode()
      const sheet = Object.assign(document.createElement('canvas'), { width: 64, height: 64 }).getContext(
        '2d',
      )
      if (!sheet) throw new Error('no canvas')
      sheet.drawImage(icon, 0, 0, 64, 64)
      const { data } = sheet.getImageData(0, 0, 64, 64)
      const inked = [...data.keys()].filter((at) => at % 4 === 1 && (data[at + 2] ?? 0) > 200)
      return {
        share: inked.length / 4096,
        green: inked.reduce((sum, at) => sum + (data[at] ?? 0), 0) / inked.length,
      }
    })
  }
  const [onLight, onDark] = [await lightness('light'), await lightness('dark')]
  expect(onLight.green).toBeLessThan(110)
  expect(onDark.green).toBeGreaterThan(170)
  expect(onLight.share).toBeGreaterThan(0.12)
})
