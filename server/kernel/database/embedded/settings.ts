import { PGlite } from '@electric-sql/pglite'

/** How PostgreSQL is started. `durable`: whether a commit waits for the disk. */
export function startParams(durable: boolean): string[] {
  const settings = [
    `fsync=${durable ? 'on' : 'off'}`,
    // Only this method reaches the file system's sync.
    'wal_sync_method=fsync',
    'timezone=UTC',
    'min_wal_size=32MB',
    // The operating system caches the files too, and reading a page again costs microseconds. The default of 128 MB
    // would be a third of the whole process.
    'shared_buffers=32MB',
    'log_line_prefix=',
    // The caller logs errors. Here they would contain what people wrote.
    'log_min_messages=fatal',
    'log_min_error_statement=panic',
  ]
  // PGlite's own say -F: never sync.
  const theirs = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F')
  return [...theirs, ...settings.flatMap((setting) => ['-c', setting])]
}
