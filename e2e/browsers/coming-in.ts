import { demoPeople } from '../../server/features/demo/people.ts'
import { join, type Member } from '../accounts.ts'
import type { Product } from '../product.ts'
import type { Screen } from './screen.ts'

/** Signs a member in, who is welcomed by name. */
export async function signIn(
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
export async function signInAsNewcomer(screen: Screen, member: Member): Promise<void> {
  await signIn(screen, member)
  const question = { role: 'dialog', name: 'Discover Events Near You' }
  await screen.press({ role: 'button', name: 'Maybe Later', in: question })
  await screen.gone(question)
}

/** Signs the administrator in. */
export async function signInToOffice({ open, fill, press, see }: Screen): Promise<void> {
  await open('/admin/login')
  await fill({ role: 'field', name: 'Admin email' }, demoPeople.admin.email)
  await fill({ role: 'field', name: 'Password' }, demoPeople.admin.password)
  await press({ role: 'button', name: 'Sign In' })
  await see({ role: 'button', name: 'Logout' })
}

/** Signs a member out. */
export async function leave({ open, press, seeAddress, see }: Screen): Promise<void> {
  await open('/profile')
  await press({ role: 'button', name: 'Sign Out' })
  await seeAddress('/')
  await see({ role: 'heading', name: 'Your Mindful Journey' })
}

/** Somebody new with a task of today. */
export async function memberWithADay(product: Product): Promise<Member> {
  const member = await join(product, 'Noor', { isAsked: false })
  const date = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })
  const task = { id: '1', text: 'Walk', type: 'task' as const, createdAt: new Date().toISOString() }
  await member.call('POST /daily-notes', { body: { date, notes: [task] } })
  return member
}
