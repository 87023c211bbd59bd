import { type Logger, pino } from 'pino'

/** Structured logs on standard output. What is logged never holds content, an e-mail address or a token. */
export const logger = (level: string): Logger => pino({ level, base: null })
