import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { concurrencyLimit } from '../../kernel/concurrency-limit.ts'
import type { Spool, SpooledFile } from '../../kernel/files/spool.ts'
import { notFound, Refusal } from '../../kernel/http/refusal.ts'
import { whenSent } from '../../kernel/http/when-sent.ts'
import { forLog } from '../../kernel/log.ts'
import { dropTicket, finishTicket, isLive, keepTicket, redeemTicket } from './tickets.ts'
import { exportOf } from './write.ts'

/** How often it is looked whether a download goes on, and the bytes below which it does not. */
const lookMs = 60_000
const leastBytes = 16 * 1024

const gone = () => notFound('This link was used already, or it is too old. Please ask for a new one.')

const revoked = () => new Error('The session of an export has ended.')

const stalled = () => new Error('The reader of an export stopped reading.')

type Needs = Pick<Deps, 'db' | 'storage' | 'clock' | 'texts' | 'publicUrl'> & {
  product: string
  spool: Spool
}

/**
 * Serves what `POST /me/export` gave a link for. A link in a page cannot carry a bearer token: the ticket in it is the
 * key, good for one download. Two are written at a time in a process, one of each member, at the speed of the disk, so that
 * a slow reader keeps nobody waiting. One that is broken off, that the reader stalls, or that the end of the process meets,
 * ends without the list of files that stands at the end of an archive.
 */
export function serveExports(app: FastifyInstance, prefix: string, deps: Needs): void {
  const { db, clock, spool } = deps
  const inTurn = concurrencyLimit({ atOnce: 2, mostWaiting: 20, mostWaitMs: 20_000 })

  app.route<{ Params: { ticket: string } }>({
    method: 'GET',
    url: `${prefix}/me/export/:ticket`,
    // A look at the headers must not use the link up.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { ticket: token } = request.params
      if (!(await isLive(db, token, clock.now()))) throw gone()
      let sending: Promise<void> | undefined
      await inTurn(async () => {
        await spool.makeRoom()
        const ticket = await redeemTicket(db, token, clock.now())
        if (!ticket) throw gone()
        if (ticket instanceof Refusal) throw ticket
        const file = await spool.add(await exportOf(deps, ticket.memberId, ticket.kinds))
        sending = send(deps, token, file, { request, reply })
        await Promise.race([file.written, sending])
      })
      await sending
      return reply
    },
  })
}

/** Sends an archive while it is written, and records how that ended. */
async function send(
  { db, clock }: Needs,
  token: string,
  file: SpooledFile,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const { socket } = request.raw
  let seen = socket.bytesWritten
  const pace = setInterval(() => {
    if (socket.bytesWritten - seen < leastBytes) file.breakOff(stalled())
    else
      keepTicket(db, token, clock.now()).then(
        (isKept) => isKept || file.breakOff(revoked()),
        (error) => request.log.warn({ err: forLog(error) }, 'A download could not be kept as running.'),
      )
    seen = socket.bytesWritten
  }, lookMs).unref()
  let isSent = false
  try {
    const day = clock.now().toString().slice(0, 10)
    reply.headers({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="a-genda-${day}.zip"`,
      'x-accel-buffering': 'no',
    })
    const ended = whenSent(reply)
    reply.send(file.body)
    isSent = await ended
  } finally {
    clearInterval(pace)
    await file.end()
    await (isSent ? finishTicket(db, token, clock.now()) : dropTicket(db, token))
  }
}
