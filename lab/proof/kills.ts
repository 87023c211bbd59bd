import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { type Client, clientOf, tokenOf } from '../cluster/client.ts'
import { newLedger } from '../cluster/ledger.ts'
import { type Member, newMember } from '../cluster/member.ts'
import { type ProductProcess, startProduct } from '../cluster/product-process.ts'
import type { Proof } from './outcome.ts'
import { differencesOf } from './read-back.ts'

const members = 8
/** The longest life of a process, in milliseconds. It is killed at any moment of it. */
const longestLifeMs = 1_500
const checkedEach = 50

/** Members of one machine, whose process is killed without warning again and again while they write. */
export const killTheProcess: Proof = async ({ times, folder, signal, tell }) => {
  const start = () =>
    startProduct('kills', { DATA_DIR: folder, RATE_LIMITS: 'off', TRUST_PROXY: 'loopback' }, signal)
  let product: ProductProcess = await start()
  const ledger = newLedger()
  const lost: string[] = []
  let done = 0
  let code: number | undefined
  try {
    // It listens at another port after each start.
    const client: Client = (call, sent, from) =>
      clientOf(`http://127.0.0.1:${product.port}`)(call, sent, from)
    const community = { client, ledger, posts: [], picture, signal }
    const all: (Member & { token: string })[] = []
    for (let number = 0; number < members; number += 1) {
      const account = { number, email: `member-${number}@example.org`, address: `198.51.100.${number + 1}` }
      const body = { name: 'Member', email: account.email, password: 'a quiet harbour' }
      const token = await tokenOf(client('POST /auth/register', { body }, account))
      all.push({ ...newMember(community, { ...account, token }), token })
    }
    while (done < times && !signal.aborted && lost.length === 0) {
      let enough = false
      const lives = all.map((member) => member.live(() => enough))
      const until = Math.min(times, done + checkedEach)
      for (; done < until && !signal.aborted; done += 1) {
        await pause(Math.random() * longestLifeMs)
        await product.kill()
        product = await start()
      }
      enough = true
      await Promise.all(lives)
      for (const member of all) lost.push(...(await differencesOf(client, member)))
      tell(`${done} of ${times}, ${ledger.between(0).length} acknowledged, ${lost.length} lost`)
    }
  } finally {
    code = await product.stop()
  }
  if (code !== 0) lost.push(`The last process ended with ${code}.`)
  return {
    what: 'The process killed (SIGKILL) while 8 members write, on the embedded database',
    done,
    acknowledged: ledger.between(0).length,
    lost: [...lost, ...new Set(ledger.faults)],
  }
}

/** A small picture that differs from all others. */
async function picture(seed: number): Promise<Blob> {
  const background = { r: seed % 256, g: Math.floor(seed / 256) % 256, b: 120 }
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' })
}
