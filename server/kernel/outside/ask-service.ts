import type * as z from 'zod/mini'
import { readBounded } from './read-bounded.ts'

/**
 * Calls a service that the operator chose. The answer is JSON of the expected shape, within a limit of time and bytes.
 * Every failure is returned as a fault of a word or two, which contains nothing of the request or the answer.
 */
export async function askService<S extends z.ZodMiniType>(
  address: string | URL,
  request: { method?: 'GET' | 'POST'; headers: Record<string, string>; body?: string },
  expected: { shape: S; mostBytes: number; timeoutMs: number },
): Promise<{ answer: z.output<S> } | { fault: string }> {
  try {
    const response = await fetch(address, {
      ...request,
      // A redirect would send the request to a server that the operator did not choose.
      redirect: 'error',
      signal: AbortSignal.timeout(expected.timeoutMs),
    })
    if (!response.ok) {
      await response.body?.cancel()
      return { fault: `status ${response.status}` }
    }
    const body = await readBounded(response.body, expected.mostBytes)
    if (body === undefined) return { fault: 'too long' }
    const parsed = expected.shape.safeParse(JSON.parse(body.toString('utf8')))
    return parsed.success ? { answer: parsed.data } : { fault: 'of another shape' }
  } catch (error) {
    // A timeout, a refused or broken connection, or no JSON. The message of the last would quote the answer.
    return { fault: error instanceof Error ? error.name : 'unknown' }
  }
}
