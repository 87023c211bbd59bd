import { hashKey } from '@tanstack/react-query'
import { useRef } from 'react'
type Try = { text: string; id: string }
const readTry = (n: string, m: string): Try | undefined => JSON.parse(localStorage.getItem('try' + n + m) ?? 'null') ?? undefined
const keepTry = (n: string, m: string, v: unknown) => localStorage.setItem('try' + n + m, JSON.stringify(v ?? null))
import { useUser } from './session.ts'

/**
 * Names what is sent to be made of the draft under `name`: the same id for every try of the same content, over a
 * reload too, until it is `made` or its draft is forgotten, so that one whose answer was lost is not made twice.
 * Undefined where the browser has no id to give (plain http).
 */
export function useTryId(name: string) {
  const { id: memberId } = useUser()
  const tried = useRef<Try>(undefined)
  return {
    idOf(content: unknown): string | undefined {
      // In the same order, whichever its fields came in: a form that is filled from a draft has another.
      const text = hashKey([content])
      tried.current ??= readTry(name, memberId)
      if (tried.current?.text === text) return tried.current.id
      const id = crypto.randomUUID?.()
      tried.current = id === undefined ? undefined : { text, id }
      keepTry(name, memberId, tried.current)
      return id
    },
    made() {
      tried.current = undefined
      keepTry(name, memberId, undefined)
    },
  }
}
