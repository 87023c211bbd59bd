import type { DatabaseLog } from '../kernel/database/log.ts'

/** A log that keeps what it is told, so that a test stays silent and can still look. */
export function quietLog(): DatabaseLog & { lines: { level: string; message: string; about: object }[] } {
  const lines: { level: string; message: string; about: object }[] = []
  const at = (level: string) => (about: object, message: string) => void lines.push({ level, message, about })
  return { lines, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}
