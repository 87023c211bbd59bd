import type { DatabaseLog } from '../kernel/database/log.ts'

/** A log that stores its lines, so that a test is silent and can still read them. */
export function quietLog(): DatabaseLog & { lines: { level: string; message: string; about: object }[] } {
  const lines: { level: string; message: string; about: object }[] = []
  const at = (level: string) => (about: object, message: string) => void lines.push({ level, message, about })
  return { lines, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}
