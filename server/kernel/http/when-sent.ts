import { once } from 'node:events'
import type { FastifyReply } from 'fastify'

/** Resolves when an answer has ended: whether all of it was sent. Called before it is sent. */
export async function whenSent({ raw }: FastifyReply): Promise<boolean> {
  // Whoever left while waiting closes nothing again.
  if (raw.destroyed || raw.socket?.destroyed) return false
  return Promise.race([once(raw, 'finish').then(() => true), once(raw, 'close').then(() => false)])
}
