import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { lengths } from '../../../contract/limits.ts'
import { texts } from '../../../contract/texts.ts'
import { busy } from '../concurrency-limit.ts'
import { Refusal, refuse } from './refusal.ts'

/** The most bytes of all callers' files in memory at a time. Callers beyond that are asked to try again. */
const mostHeld = 20 * lengths.image
let held = 0
/** The most files of one sender at a time, so that one sender cannot use all of that memory. `sending` counts them. */
const mostOfOneSender = 3
const sending = new Map<string, number>()

const wanted = texts('Send a form (multipart/form-data) with a file in its field "file".')
const unreadable = texts('The form could not be read.')
const tooLarge = `File too large. Maximum size is ${lengths.image / 1024 / 1024}MB`

const tooManyAtOnce = 'You are sending several files already. Please wait until one of them has arrived.'

/** Makes forms with a file readable within `scope` only. Other calls continue to refuse them. */
export async function acceptFiles(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, done) => done(refuse(415, wanted)))
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: lengths.image, files: 1, fields: 10, fieldSize: 1024, parts: 11, headerPairs: 20 },
  })
}

/** Reads the form's file into memory and passes it to `use`. The file counts until `use` has ended. */
export type WithFile = <T>(use: (file: Uint8Array) => Promise<T>) => Promise<T | Refusal>

/** The file of a request that `sender` makes. Nothing of it is read until the handler asks for it. */
export const sentFile =
  (request: FastifyRequest, sender: string): WithFile =>
  async (use) => {
    if (!request.isMultipart()) return refuse(415, wanted)
    if (Number(request.headers['content-length']) > lengths.imageForm) return refuse(413, tooLarge)
    const own = sending.get(sender) ?? 0
    if (own >= mostOfOneSender) return refuse(429, tooManyAtOnce, { headers: { 'retry-after': '5' } })
    sending.set(sender, own + 1)
    const sent = { parts: [] as Uint8Array[], bytes: 0 }
    try {
      const fault = await readFile(request, (part) => {
        held += part.length
        sent.bytes += part.length
        sent.parts.push(part)
        return held <= mostHeld
      })
      return fault ?? (await use(Buffer.concat(sent.parts.splice(0))))
    } finally {
      held -= sent.bytes
      const left = (sending.get(sender) ?? 1) - 1
      if (left > 0) sending.set(sender, left)
      else sending.delete(sender)
    }
  }

/** Passes on the file in pieces, as long as the reader takes them. Other fields are skipped. */
async function readFile(
  request: FastifyRequest,
  take: (part: Uint8Array) => boolean,
): Promise<Refusal | undefined> {
  let found = false
  // If the caller has hung up, nothing ends the parser. It would wait for ever.
  if (request.raw.destroyed) return refuse(400, unreadable)
  try {
    for await (const field of request.parts()) {
      if (field.type !== 'file') continue
      if (field.fieldname !== 'file') return refuse(400, wanted)
      found = true
      for await (const part of field.file) {
        if (!take(part)) return busy()
      }
      if (field.file.truncated) return refuse(413, tooLarge)
    }
  } catch (error) {
    if (error instanceof Refusal) return error
    // Every failure of the parser is a fault in the form: it is cut off, has several files, or endless fields.
    return refuse(400, unreadable)
  }
  return found ? undefined : refuse(400, wanted)
}
