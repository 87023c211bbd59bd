import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** What the store expects of its callers. */
type Access = { region: string; accessKeyId: string; secretAccessKey: string }

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** A query as it is signed: sorted, each name with a value. */
const canonicalQuery = (query: string) =>
  query
    .split('&')
    .filter(Boolean)
    .map((part) => (part.includes('=') ? part : `${part}=`))
    .sort()
    .join('&')

/** Whether a request is signed as AWS requires (Signature Version 4, "Create a signed request"). */
function isSigned(request: IncomingMessage, access: Access): boolean {
  const { authorization = '' } = request.headers
  const [, keyId, day = '', region, signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      authorization,
    ) ?? []
  const names = signed.split(';')
  if (keyId !== access.accessKeyId || region !== access.region || !names.includes('host')) return false
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const canonical = [
    request.method,
    path,
    canonicalQuery(query),
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

const xml = (response: ServerResponse, body: string) =>
  response.writeHead(200, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${body}`)

/** Uploads in parts: begun, added to, completed, or given up. Answers whether the call was one of these. */
function takeParts(
  { method }: IncomingMessage,
  response: ServerResponse,
  { key, query, body }: { key: string; query: URLSearchParams; body: Buffer },
  { objects, uploads }: { objects: Map<string, Buffer>; uploads: Map<string, Map<number, Buffer>> },
): boolean {
  const id = query.get('uploadId') ?? ''
  if (method === 'POST' && query.has('uploads')) {
    const made = `upload-${uploads.size + 1}`
    uploads.set(made, new Map())
    xml(
      response,
      `<InitiateMultipartUploadResult><UploadId>${made}</UploadId></InitiateMultipartUploadResult>`,
    )
    return true
  }
  const parts = uploads.get(id)
  if (!parts) return false
  if (method === 'PUT') {
    parts.set(Number(query.get('partNumber')), body)
    response.writeHead(200, { etag: `"${sha256(String(body.length))}"` }).end()
  } else if (method === 'POST') {
    objects.set(key, Buffer.concat([...parts].sort(([a], [b]) => a - b).map(([, bytes]) => bytes)))
    uploads.delete(id)
    xml(response, `<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>`)
  } else {
    uploads.delete(id)
    response.writeHead(204).end()
  }
  return true
}

/**
 * A store of one bucket with the part of S3 that the product uses: put (also in parts), get, get a range, head, delete and
 * list of objects, signed. `endpoint` contains the bucket. While `broken`, every call fails.
 */
export async function startS3Server(access: Access) {
  const objects = new Map<string, Buffer>()
  const uploads = new Map<string, Map<number, Buffer>>()
  const state = { broken: false }

  const server = createServer(async (request, response) => {
    const [path = '', search] = (request.url ?? '').split('?')
    const query = new URLSearchParams(search)
    const [, bucket, ...rest] = path.split('/')
    const key = rest.join('/')
    const body = await buffer(request)
    if (state.broken) return refuse(response, 500, 'InternalError')
    if (!isSigned(request, access)) return refuse(response, 403, 'SignatureDoesNotMatch')
    if (bucket !== 'pictures') return refuse(response, 404, 'NoSuchBucket')
    if (takeParts(request, response, { key, query, body }, { objects, uploads })) return
    if (query.has('list-type')) {
      const contents = [...objects].map(
        ([name, { length }]) =>
          `<Contents><Key>${name}</Key><Size>${length}</Size><LastModified>2026-11-18T12:00:00.000Z</LastModified><ETag>"x"</ETag></Contents>`,
      )
      return xml(response, `<ListBucketResult>${contents.join('')}</ListBucketResult>`)
    }
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
    uploads,
    state,
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
