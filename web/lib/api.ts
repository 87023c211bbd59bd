import { addressOf } from '../../contract/address.ts'
import type { Api } from '../../contract/api.ts'
import type { Arguments, FieldConflict, Problem, Response, SecondFactor } from '../../contract/row.ts'
import { currentLanguage, t, translateData, translateWording } from '../../contract/t.ts'
import { withAddedFields } from './added-fields.ts'
import { deviceNumber } from './device/device-number.ts'
import { reportStorageUsed } from './device/space-left.ts'
import { takePreloaded, takePreloadedBody } from './preloaded.ts'
import { session } from './session.ts'

/**
 * A server's sentence, translated by its text and values. An older server sends no values, so its sentence is
 * translated as it is.
 */
const inOurLanguage = (sentence: string, { text, values }: Pick<Problem, 'text' | 'values'>): string =>
  text === undefined ? translateData(sentence) : translateWording({ text, values: values ?? {} })

/** A call that did not succeed. `status` is 0 when the server was not reached at all. */
export class ApiError extends Error {
  readonly status: number
  /** The server's sentence in the reader's language. */
  readonly detail: string | undefined
  /** The fields that are wrong, each with its sentence in the reader's language. */
  readonly errors: readonly { path: string; message: string }[]
  /** The fields that another device changed meanwhile, each with both values. */
  readonly fields: readonly FieldConflict[]
  /** What is needed besides the right password, and what goes on with it. */
  readonly secondFactor: { needs: SecondFactor; ticket: string | undefined } | undefined
  readonly requestId: string | undefined
  /** Seconds to wait, if the server says so. */
  readonly retryAfter: number | undefined

  constructor(status: number, problem: Partial<Problem>, headers?: Headers) {
    super(problem.detail ?? `The call failed with status ${status}.`)
    this.status = status
    this.detail = problem.detail && inOurLanguage(problem.detail, problem)
    this.errors = (problem.errors ?? []).map(({ path, message, ...made }) => ({
      path,
      message: inOurLanguage(message, made),
    }))
    this.fields = problem.fields ?? []
    const { second_factor: needs, ticket } = problem
    this.secondFactor = needs && { needs, ticket }
    this.requestId = headers?.get('x-request-id') ?? undefined
    this.retryAfter = Number(headers?.get('retry-after')) || undefined
  }
}

/**
 * The IANA zone of this device, in which "today" and "this week" are meant (ruling 5); UTC where
 * it is unknown, as the server takes it. By Temporal where there is one: the
 * first of Intl's formats takes Chromium 15 ms, and a call would wait for it.
 */
export function zone(): string {
  const own =
    'Temporal' in globalThis ? Temporal.Now.timeZoneId() : Intl.DateTimeFormat().resolvedOptions().timeZone
  if (!zones.has(own)) zones.set(own, isKnown(own) ? own : 'UTC')
  return zones.get(own) ?? 'UTC'
}

/** The zones this device reported, and the valid zone used for each. */
const zones = new Map<string, string>()

/** Whether dates can be written in a zone. A system whose zone the browser does not know gives 'Etc/Unknown'. */
function isKnown(name: string): boolean {
  // One with a slash that is no 'Etc/…' is of the browser's own list, and the first format would take it 15 ms.
  if (/^(?!Etc\/)[A-Z]\w+\/\w/.test(name)) return true
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** The headers of every call: its token, the zone of its "today", and the language of the page. */
export const callHeaders = (token: string | undefined): Record<string, string> => ({
  'time-zone': zone(),
  'accept-language': currentLanguage(),
  ...(token ? { authorization: `Bearer ${token}` } : {}),
})

/** The error of an answer that is no success. A token that is dead ends the session here. */
export function refused(
  status: number,
  problem: Partial<Problem>,
  headers: Headers,
  token: string | undefined,
): ApiError {
  // The session ended elsewhere.
  if (status === 401 && token && token === session.token()) session.expire()
  if (status === 403 && problem.second_factor === 'set-up' && token && token === session.token())
    session.needSecondFactor()
  return new ApiError(status, problem, headers)
}

/** The calls that send a file, which {@link call} does not: see web/lib/send-file.ts. */
export type FileCall = { [K in keyof Api]: Api[K] extends { file: true } ? K : never }[keyof Api]

/** The calls that sign somebody in. */
const opensSession = /^POST \/auth\/(login|register|code|passkey|reset-password)$/

/** Where the number goes by which this browser is known again: to sign in, and to say that a sign-in was somebody else's. */
const saysDevice = (name: string) => opensSession.test(name) || name === 'POST /auth/not-me'

type Loose = { params?: unknown; query?: unknown; body?: unknown; signal?: AbortSignal }

/** Makes a call of the contract, by its name. Throws an {@link ApiError} for everything but a success. */
export async function call<K extends keyof Api>(
  name: K,
  ...sent: Arguments<Api[K], { signal?: AbortSignal }>
): Promise<Response<Api[K]>> {
  const [{ signal, body, ...rest } = {}] = sent as unknown as [Loose?]
  const token = session.token()
  const { method, url } = addressOf(name, rest)
  let response: globalThis.Response
  try {
    response = await (takePreloaded(method, url, token) ??
      fetch(url, {
        method,
        credentials: 'include',
        headers: {
          ...callHeaders(token),
          ...(saysDevice(name) ? { device: deviceNumber() } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
      }))
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(0, {})
  }
  const answer = await response.json().catch(() => undefined)
  if (response.ok) {
    // A page of whoever stands between, such as a hotel's sign-in: nothing has arrived.
    if (answer === undefined && response.status !== 204) throw new ApiError(0, {})
    reportStorageUsed(response.headers)
    return withAddedFields(name, answer, { ...rest, body }) as Response<Api[K]>
  }
  // A wrong password is a 401 too, and does not end an existing session.
  const meant = opensSession.test(name) ? undefined : token
  throw refused(response.status, answer ?? {}, response.headers, meant)
}

/**
 * The options of a query whose call web/boot.js makes while the scripts are on their way: if the answer is there already,
 * the first render shows it. One that `read` throws at is asked for again, by the query itself.
 */
export function preloaded<K extends keyof Api, Data>(
  name: K,
  sent: Arguments<Api[K]>[0],
  read: (answer: Response<Api[K]>) => Data,
) {
  const rest = (sent ?? {}) as Loose
  const { method, url } = addressOf(name, rest)
  return {
    initialData(): Data | undefined {
      const body = takePreloadedBody(method, url, session.token())
      if (body === undefined) return undefined
      try {
        return read(withAddedFields(name, body, rest) as Response<Api[K]>)
      } catch {
        return undefined
      }
    },
    initialDataUpdatedAt: () => window.asked?.at,
  }
}

/**
 * Waits for something to be deleted. A 404 counts as success: an earlier try, whose answer was lost, has deleted it.
 */
export async function untilGone(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}

function waitInWords(seconds: number): string {
  if (seconds <= 10) return t('a few seconds')
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 90) return t('a minute')
  return minutes < 90
    ? t('{count, plural, one {# minute} other {# minutes}}', { count: minutes })
    : t('{count, plural, one {# hour} other {# hours}}', { count: Math.ceil(minutes / 60) })
}

/** Whether a refusal says no more than that it was too often. */
const saysTooOften = (detail: string): boolean =>
  [
    t('Too many attempts. Please wait a while and try again.'),
    t("Too many attempts. Please wait a while, or choose a new password with 'Forgot password?'."),
  ].includes(detail)

/**
 * Why a call failed, in a sentence: the server's own if it sent one. Being offline and being rate limited have
 * sentences of their own. Undefined if nothing more is known.
 */
export function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.status === 0)
    return t('You seem to be offline. What you typed is still here; please try again when you are connected.')
  // Its own sentence says how long; a server that knows why says that.
  if (error.status === 429 && (!error.detail || saysTooOften(error.detail)))
    return t('That was a little too often. Please try again in {wait}.', {
      wait: waitInWords(error.retryAfter ?? 60),
    })
  const told = error.status < 500 || error.status === 503 || error.status === 507
  return told && error.detail ? error.detail : undefined
}

/** The one sentence for a failure: the reason, else `fallback`, the specified text of the place. */
export const errorText = (error: unknown, fallback: string): string => reasonOf(error) ?? fallback

/** The sentence for a page, or a part of one, that could not be shown from what this device keeps either. */
export const notShown = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.status === 0
    ? t('You seem to be offline, and this is not kept on this device.')
    : errorText(error, fallback)

/** What of a page could not be shown, as a sentence, and the reason after it if there is a known one. */
export const whyNot = (error: unknown, what: string): string =>
  [what, notShown(error, '')].filter(Boolean).join(' ')

/** The sentence for a failure in which no typed text could have been lost, such as for a press that was undone. */
export const loadFailure = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.status === 0 ? t('You seem to be offline.') : errorText(error, fallback)
