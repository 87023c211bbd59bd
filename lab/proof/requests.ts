import { Client } from 'undici'
import * as z from 'zod/mini'
import { addressOf } from '../../contract/address.ts'
import { api } from '../../contract/api.ts'
import type { AnyRow } from '../../contract/row.ts'
import { startProduct } from '../cluster/product-process.ts'
import { generatedValue, KnownStrings, type Schema } from './generated-value.ts'
import type { Proof } from './outcome.ts'

const lanes = 16
const officeLanes = 3
const admin = { email: 'admin@example.org', password: 'a quiet harbour wall' }
/** Calls that hash a password, write a large file or end a session. Each takes as long as fifty others. */
const isCostly = (name: string) =>
  /\/(auth|user\/(sessions|password)|erase|delete|export|second-factor)|DELETE \/user$/.test(name)
const costlyShare = 0.02
/** Requests of somebody without a session. */
const visitorShare = 0.05

type Call = { name: string; row: AnyRow; params: Schema; query: Schema; body: Schema }
const schemaOf = (schema: AnyRow['body']): Schema =>
  schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema) : {}
const calls: Call[] = Object.entries<AnyRow>(api).map(([name, row]) => ({
  name,
  row,
  params: schemaOf(row.params),
  query: schemaOf(row.query),
  body: schemaOf(row.body),
}))

function someCall(): Call {
  const call = calls[Math.floor(Math.random() * calls.length)] as Call
  return isCostly(call.name) && Math.random() > costlyShare ? someCall() : call
}

type Answer = { status: number; text: string; retryAfter: unknown }

async function ask(
  client: Client,
  {
    method,
    path,
    token,
    body,
    type = 'application/json',
  }: {
    method: string
    path: string
    token?: string | undefined
    body?: string | Buffer | undefined
    type?: string
  },
): Promise<Answer> {
  const {
    statusCode,
    headers,
    body: answer,
  } = await client.request({
    method: method as 'GET',
    path,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': type }),
    },
    body: body ?? null,
  })
  return { status: statusCode, text: await answer.text(), retryAfter: headers['retry-after'] }
}

async function signIn(client: Client, isOffice: boolean): Promise<string | undefined> {
  const name = crypto.randomUUID()
  const [path, sent] = isOffice
    ? ['/api/auth/login', admin]
    : [
        '/api/auth/register',
        { name: 'Member', email: `${name}@example.org`, password: 'a quiet harbour wall' },
      ]
  const { text } = await ask(client, { method: 'POST', path, body: JSON.stringify(sent) })
  return JSON.parse(text).access_token
}

const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

/** A form with a file, which is a picture by its first bytes at the most. */
function someForm() {
  const boundary = 'a-quiet-boundary'
  const bytes = Buffer.from(Math.random() < 0.5 ? '89504e470d0a1a0a0000' : '00', 'hex')
  const [head, foot] = [
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`,
    `\r\n--${boundary}--\r\n`,
  ]
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(foot)]),
    type: `multipart/form-data; boundary=${boundary}`,
  }
}

/** A request of a call with values that its schemas take, and some that nobody would take. */
function requestOf({ name, row, params, query, body }: Call, known: KnownStrings) {
  const [values, asked] = [generatedValue(params, known), generatedValue(query, known)]
  const inPath = Object.fromEntries(
    Object.keys(params.properties ?? {}).map((key) => [
      key,
      asText((values as Record<string, unknown> | null)?.[key] ?? 'x').slice(0, 300) || 'x',
    ]),
  )
  const inQuery = Object.fromEntries(
    Object.entries(typeof asked === 'object' && asked !== null ? asked : {}).map(([key, value]) => [
      key,
      asText(value).slice(0, 500),
    ]),
  )
  const { method, url } = addressOf(name as keyof typeof api, { params: inPath, query: inQuery })
  const sent = row.file
    ? someForm()
    : row.body
      ? { body: JSON.stringify(generatedValue(body, known)) ?? '{}' }
      : {}
  return { method, path: url, ...sent }
}

/** Generated requests to every call of the contract, by visitors, members and an administrator: none is a fault of ours. */
export const sendRequests: Proof = async ({ times, folder, signal, tell }) => {
  const product = await startProduct(
    'requests',
    {
      DATA_DIR: folder,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
    signal,
  )
  const known = new KnownStrings()
  const faults = new Set<string>()
  const statuses = new Map<number, number>()
  let done = 0
  let code: number | undefined
  const live = async (lane: number) => {
    const client = new Client(`http://127.0.0.1:${product.port}`)
    let token = await signIn(client, lane < officeLanes)
    try {
      while (done < times && !signal.aborted && faults.size < 20) {
        done += 1
        const call = someCall()
        const request = requestOf(call, known)
        const isVisitor = Math.random() < visitorShare
        const { status, text, retryAfter } = await ask(client, {
          ...request,
          token: isVisitor ? undefined : token,
        })
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        // Refused because it would have waited for too long (ruling 2).
        const isFault = status >= 500 && !(status === 503 && retryAfter !== undefined)
        if (isFault)
          faults.add(`${status} to ${call.name}: ${request.path} ${String(request.body).slice(0, 2000)}`)
        if (status === 200 && Math.random() < 0.1) known.take(JSON.parse(text))
        // The session has ended by a call, or its member was suspended.
        if (status === 401 && !isVisitor && call.row.door !== 'anyone')
          token = await signIn(client, lane < officeLanes)
        if (done % 50_000 === 0) tell(`${done} of ${times}, ${faults.size} faults`)
      }
    } finally {
      await client.close()
    }
  }
  try {
    await Promise.all(Array.from({ length: lanes }, (_, lane) => live(lane)))
  } finally {
    code = await product.stop()
  }
  if (code !== 0) faults.add(`The process ended with ${code}.`)
  for (const line of product.lines()) if (line.startsWith('{')) faults.add(line.slice(0, 500))
  tell(
    [...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${count} times ${status}`)
      .join(', '),
  )
  return {
    what: 'Generated requests to every call, by 16 callers at once; lost: answers of 5xx',
    done,
    acknowledged: statuses.get(200) ?? 0,
    lost: [...faults],
  }
}
