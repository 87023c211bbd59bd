import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { listKinds } from './letter-text.ts'
import { findLetterTicket, useLetterTicket } from './letter-tickets.ts'
import { serveTickets } from './serve-tickets.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'limiter' | 'texts' | 'publicUrl'>

/** Serves the links with which letters of reminders are stopped. */
export function serveLetters(app: FastifyInstance, prefix: string, deps: Needs): void {
  const { db, clock } = deps
  serveTickets(app, `${prefix}/letters`, deps, {
    settings: {
      path: '/profile#reminders',
      label: ({ t }) => t('Choose your reminders on your profile'),
    },
    async find(token) {
      const ticket = await findLetterTicket(db, token)
      return (
        ticket && {
          language: ticket.language,
          isUsed: ticket.usedAt !== null,
          listed: (reader) => listKinds(reader, ticket.kinds),
        }
      )
    },
    use: (token) => useLetterTicket(db, token, clock.now()),
  })
}
