import { demoPeople } from '../../server/features/demo/people.ts'
import { join, type Member } from '../accounts.ts'
import type { Product } from '../product.ts'
import { memberScreens, officeScreens, publicScreens } from '../screens.ts'
import { acts } from './acts.ts'
import type { Checks } from './checks.ts'
import type { Engine, Size } from './engine.ts'
import { type Screen, screenOf } from './screen.ts'

const sizes: Record<'desk' | 'phone', Size> = {
  desk: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
}

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

async function signIn(
  { open, press, fill, seeAddress, see }: Screen,
  { name, email, password }: Pick<Member, 'name' | 'email' | 'password'>,
): Promise<void> {
  await open('/')
  await press({ role: 'button', name: 'Begin Your Journey' })
  await fill({ role: 'field', name: 'Email' }, email)
  await fill({ role: 'field', name: 'Password' }, password)
  await press({ role: 'button', name: 'Sign In' })
  await seeAddress('/dashboard')
  await see({ role: 'heading', name: `Welcome, ${name}` })
}

/** A member is asked for their location the first time. */
async function signInAsNewcomer(screen: Screen, member: Member): Promise<void> {
  await signIn(screen, member)
  const question = { role: 'dialog', name: 'Discover Events Near You' }
  await screen.press({ role: 'button', name: 'Maybe Later', in: question })
  await screen.gone(question)
}

async function signInToOffice({ open, fill, press, see }: Screen): Promise<void> {
  await open('/admin/login')
  await fill({ role: 'field', name: 'Admin email' }, demoPeople.admin.email)
  await fill({ role: 'field', name: 'Password' }, demoPeople.admin.password)
  await press({ role: 'button', name: 'Sign In' })
  await see({ role: 'button', name: 'Logout' })
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

async function leave({ open, press, seeAddress, see }: Screen): Promise<void> {
  await open('/profile')
  await press({ role: 'button', name: 'Sign Out' })
  await seeAddress('/')
  await see({ role: 'heading', name: 'Your Mindful Journey' })
}

/** Somebody new with a task of today. */
async function memberWithADay(product: Product): Promise<Member> {
  const member = await join(product, 'Noor')
  const date = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })
  const task = { id: '1', text: 'Walk', type: 'task' as const, createdAt: new Date().toISOString() }
  await member.call('POST /daily-notes', { body: { date, notes: [task] } })
  return member
}
