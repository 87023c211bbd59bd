import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance } from 'fastify'
import { texts } from '../../../contract/texts.ts'
import { DatabaseAway, isLoggedElsewhere, StorageFull } from '../database/failures.ts'
import { forLog } from '../log.ts'
import { answerSocket, isLingering } from './raw-answer.ts'
import { Refusal, refuse } from './refusal.ts'

/** The sentences for refusals of the HTTP layer itself. */
const sentences: Readonly<Record<number, string>> = texts({
  400: 'The request could not be read.',
  404: 'There is nothing at this address.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  417: 'The request expects something that is not done here.',
  415: 'Only JSON is understood here; send it as application/json.',
  431: 'The request has too many or too long headers.',
  501: 'The request asks for something that is not done here.',
  503: 'The service is not available right now. Please try again in a moment.',
})
/** The sentence for an HTTP status. */
export const sentence = (status: number) => sentences[status] ?? sentences[400] ?? ''

/** Turns a thrown error into a refusal. Undefined if the error is a fault of the product. */
function asRefusal(error: FastifyError | Refusal): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof DatabaseAway) return refuse(503, error.message, { headers: { 'retry-after': '5' } })
  if (error instanceof StorageFull) return refuse(507, error.message)
  // The static file server answers 403 for addresses that it does not serve. There is nothing at them.
  const status = error.statusCode === 403 ? 404 : (error.statusCode ?? 500)
  return status >= 400 && status < 500 ? refuse(status, sentence(status)) : undefined
}

/** Answers on the socket if a request could not be read: it is malformed, too slow, or its headers are too long. */
export function clientError(always: Readonly<Record<string, string>>) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (isLingering(socket)) return
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    const status =
      error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
    answerSocket(socket, { status, detail: sentence(status), always })
  }
}

/**
 * Answers every failure as `{"detail": sentence}` (ruling 2). No stack and no HTML. Statuses from 500 on reveal
 * nothing internal.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = asRefusal(error)
    if (refusal) {
      // An outage and a full disk are logged once, where they are noticed, and not by the calls that fail meanwhile.
      const isLogged = error instanceof Refusal || isLoggedElsewhere(error)
      if (refusal.status >= 500)
        request.log[isLogged ? 'debug' : 'warn']({ err: forLog(error) }, 'unavailable')
      return reply.code(refusal.status).headers(refusal.headers).send(refusal.problem)
    }
    request.log.error({ err: forLog(error) }, 'failed')
    return reply.code(500).send({ detail: texts('Something went wrong on our side.') })
  })
}
