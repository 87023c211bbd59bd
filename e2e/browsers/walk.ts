import { demoPeople } from '../../server/features/demo/people.ts'
import type { Product } from '../product.ts'
import { memberScreens, officeScreens, publicScreens } from '../screens.ts'
import { acts } from './acts.ts'
import type { Checks } from './checks.ts'
import { leave, memberWithADay, signIn, signInAsNewcomer, signInToOffice } from './coming-in.ts'
import { type Engine, sizes } from './engine.ts'
import { type Screen, screenOf } from './screen.ts'

/** Walks every screen of a product that holds the demo, and does every act, at both sizes, in one engine. */
export async function walk(engine: Engine, product: Product, checks: Checks): Promise<void> {
  for (const [name, size] of Object.entries(sizes)) {
    const window = await engine.newWindow(size)
    const screen = screenOf(window, product.url)
    const check = (what: string, act: () => Promise<unknown>) =>
      checks.check(window, `${engine.name}, ${name}: ${what}`, act)
    const open = async (addresses: string[]) => {
      for (const address of addresses) await check(address, () => openWhole(screen, address))
    }
    /** Goes on only with whoever could come in. */
    const comeIn = async (who: string, signIn: () => Promise<unknown>, then: () => Promise<unknown>) => {
      if (await check(`${who} signs in`, signIn)) await then()
      else checks.fail(`${engine.name}, ${name}`, `the screens of ${who} were not walked`)
    }
    const signOut = () => check('signing out', () => leave(screen))

    await open(await publicScreens())
    const newcomer = await memberWithADay(product)
    await comeIn(
      'a newcomer',
      () => signInAsNewcomer(screen, newcomer),
      async () => {
        for (const [what, act] of Object.entries(acts(name === 'phone'))) await check(what, () => act(screen))
        await signOut()
      },
    )
    await comeIn(
      'a member of a year',
      () => signIn(screen, demoPeople.member),
      async () => {
        await open([...(await memberScreens()), ...tabs])
        await check('a day of the field is as high as it is wide', () => measureField(screen))
        await signOut()
      },
    )
    await comeIn(
      'an administrator',
      () => signInToOffice(screen),
      async () => open(await officeScreens()),
    )
    await window.close()
  }
}

/** What a year looks like in each of the calendar's tabs. */
const tabs = ['week', 'day', 'planner'].map((tab) => `/calendar?tab=${tab}`)

async function openWhole({ open, window, until }: Screen, address: string): Promise<void> {
  await open(address)
  await until('There is not one heading of the first level', async () =>
    (await window.evaluate(
      () => [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length,
    )) === 1
      ? true
      : undefined,
  )
}

async function measureField({ open, until, window }: Screen): Promise<void> {
  await open('/mood')
  await until('A day of the field is not as high as it is wide', async () => {
    const box = await window.evaluate(() =>
      document.querySelector('[data-day]')?.getBoundingClientRect().toJSON(),
    )
    return box && Math.abs(box.height - box.width) < 1 ? true : undefined
  })
}
