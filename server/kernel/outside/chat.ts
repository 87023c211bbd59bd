import * as z from 'zod/mini'
import { askService } from './ask-service.ts'

/** A service that speaks OpenAI's `POST {base}/chat/completions`. */
export type ChatService = { baseUrl: string; apiKey: string | undefined; model: string; timeoutMs?: number }

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
})

/**
 * Asks for one answer to `data`, which is all that the service is told beside the instruction. The answer takes at most
 * the service's `timeoutMs` and 64 KiB. Every failure is returned as a fault that contains no word of the data.
 */
export async function askChat(
  { baseUrl, apiKey, model, timeoutMs = 8_000 }: ChatService,
  { instruction, data }: { instruction: string; data: object },
): Promise<{ text: string } | { fault: string }> {
  const messages = [
    { role: 'system', content: instruction },
    { role: 'user', content: JSON.stringify(data) },
  ]
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
  }
  const told = await askService(
    `${baseUrl.replace(/\/+$/, '')}/chat/completions`,
    { method: 'POST', headers, body: JSON.stringify({ model, messages }) },
    { shape: completion, mostBytes: 64 * 1024, timeoutMs },
  )
  return 'fault' in told ? told : { text: told.answer.choices[0]?.message.content ?? '' }
}
