import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** What the store expects of its callers. */
type Access = { region: string; accessKeyId: string; secretAccessKey: string }

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Whether a request without a query is signed as AWS requires (Signature Version 4, "Create a signed request"). */
function isSigned(request: IncomingMessage, access: Access): boolean {
  const { authorization = '' } = request.headers
  const [, keyId, day = '', region, signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      authorization,
    ) ?? []
  const names = signed.split(';')
  if (keyId !== access.accessKeyId || region !== access.region || !names.includes('host')) return false
  const canonical = [
    request.method,
    request.url,
    '',
    ...names.map((name) => `${name}:${request.headers[name]}`),
    '',
    signed,
    request.headers['x-amz-content-sha256'],
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${access.secretAccessKey}`,
  )
  return hmac(key, text).toString('hex') === signature
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

/**
 * A store of one bucket with the part of S3 that the product uses: put, get, get a range, head and delete of an object,
 * signed. `endpoint` contains the bucket. While `broken`, every call fails.
 */
export async function startS3Server(access: Access) {
  const objects = new Map<string, Buffer>()
  const state = { broken: false }

  const server = createServer(async (request, response) => {
    const [, bucket, ...rest] = (request.url ?? '').split('/')
    const key = rest.join('/')
    const body = await buffer(request)
    if (state.broken) return refuse(response, 500, 'InternalError')
    if (!isSigned(request, access)) return refuse(response, 403, 'SignatureDoesNotMatch')
    if (bucket !== 'pictures') return refuse(response, 404, 'NoSuchBucket')
    if (request.method === 'PUT') {
      objects.set(key, body)
      return response.writeHead(200, { etag: `"${objects.size}"` }).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    const object = objects.get(key)
    if (!object) return refuse(response, 404, 'NoSuchKey')
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    if (from === undefined) {
      response.writeHead(200, { 'content-length': object.length })
      return response.end(request.method === 'HEAD' ? undefined : object)
    }
    const part = object.subarray(Number(from), Number(to) + 1)
    response.writeHead(206, {
      'content-length': part.length,
      'content-range': `bytes ${from}-${Number(from) + part.length - 1}/${object.length}`,
    })
    response.end(part)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo

  return {
    endpoint: `http://127.0.0.1:${port}/pictures`,
    objects,
    state,
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
