import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { lengths } from '../../contract/limits.ts'
import { texts } from '../../contract/texts.ts'
import { Refusal, refuse } from './refusal.ts'

/** Bytes of files that are in memory at a time, of all callers: whoever would go beyond is asked to come back. */
const mostHeld = 20 * lengths.image
let held = 0

const wanted = texts('Send a form (multipart/form-data) with a file in its field "file".')
const tooLarge = `File too large. Maximum size is ${lengths.image / 1024 / 1024}MB`

/** Makes forms with a file readable within `scope`, and nothing else, so that other calls go on refusing them. */
export async function acceptFiles(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, done) => done(refuse(415, wanted)))
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: lengths.image, files: 1, fields: 10, fieldSize: 1024, parts: 11, headerPairs: 20 },
  })
}

/** Reads the form's file into memory, hands it over, and counts it as gone once `use` has ended. */
export async function withSentFile<T>(
  request: FastifyRequest,
  use: (file: Uint8Array) => Promise<T>,
): Promise<T | Refusal> {
  if (!request.isMultipart()) return refuse(415, wanted)
  if (Number(request.headers['content-length']) > lengths.imageForm) return refuse(413, tooLarge)
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
  }
}

/** Passes on the file piece by piece, for as long as they are taken; other fields are passed over. */
async function readFile(
  request: FastifyRequest,
  take: (part: Uint8Array) => boolean,
): Promise<Refusal | undefined> {
  let found = false
  try {
    for await (const field of request.parts()) {
      if (field.type !== 'file') continue
      if (field.fieldname !== 'file') return refuse(400, wanted)
      found = true
      for await (const part of field.file) {
        if (!take(part))
          return refuse(503, 'The server is busy. Please try again in a moment.', {
            headers: { 'retry-after': '5' },
          })
      }
      if (field.file.truncated) return refuse(413, tooLarge)
    }
  } catch (error) {
    if (error instanceof Refusal) return error
    // Whatever the parser stumbles over is in the form: cut off, several files, endless fields.
    return refuse(400, 'The form could not be read.')
  }
  return found ? undefined : refuse(400, wanted)
}
