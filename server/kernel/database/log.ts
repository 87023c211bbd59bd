/** The log of the database kernel. A pino logger fits. */
export type DatabaseLog = {
  debug(o: object, m: string): void
  info(o: object, m: string): void
  warn(o: object, m: string): void
  error(o: object, m: string): void
}
