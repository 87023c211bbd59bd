import type { Product } from '../product.ts'
import { actsOfALife } from './acts-of-a-life.ts'
import { actsWhileAway, liveADay } from './acts-while-away.ts'
import type { Checks } from './checks.ts'
import { leave, memberWithADay, signInAsNewcomer } from './coming-in.ts'
import { type Engine, sizes } from './engine.ts'
import { screenOf } from './screen.ts'

/**
 * Does at both sizes, in one engine, what a member does with what they have, and goes on while the product is away, which
 * is stopped for it. It must not be a demo, where nothing is kept.
 */
export async function walkALife(engine: Engine, product: Product, checks: Checks): Promise<void> {
  for (const [name, size] of Object.entries(sizes)) {
    const window = await engine.newWindow(size)
    const screen = screenOf(window, product.url)
    const check = (what: string, act: () => Promise<unknown>) =>
      checks.check(window, `${engine.name}, ${name}: ${what}`, act)
    const member = await memberWithADay(product)
    await liveADay(member)
    const isIn = await check('a member of few days signs in', () => signInAsNewcomer(screen, member))
    if (isIn) {
      const acts = { ...actsOfALife(engine.downloads), ...actsWhileAway(product, member) }
      for (const [what, act] of Object.entries(acts)) await check(what, () => act(screen))
      await check('signing out', () => leave(screen))
    } else checks.fail(`${engine.name}, ${name}`, 'nothing of a life was walked')
    await window.close()
  }
}
