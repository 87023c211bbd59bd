/** The host's messages to the thread that runs PostgreSQL. */
export type ToEngine =
  | { kind: 'bytes'; connection: number; bytes: Uint8Array<ArrayBuffer>; readOnly: boolean }
  | { kind: 'gone'; connection: number }
  | { kind: 'close' }

/**
 * The thread's answers. Each `bytes` is answered by any number of `bytes` and then one `done`. It carries two counts
 * since the thread started: syncs to the disk, and bytes written to the write-ahead log.
 */
export type FromEngine =
  | { kind: 'ready' }
  | { kind: 'unopened'; reason: string }
  | { kind: 'bytes'; connection: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'done'; connection: number; syncs: number; walBytes: number }
  | { kind: 'said'; line: string }

/** What the thread is started with. */
export type EngineStart = { folder: string; durable: boolean; code: WebAssembly.Module }
