export type Background = {
  /** Starts work that the answer does not wait for; its failure is handed to `onFailure`, never lost. */
  run(name: string, work: () => Promise<void>): void
  /** Resolves when all that was started has ended. */
  settled(): Promise<void>
}

/** Work beside the answers of one process. */
export function background(onFailure: (name: string, error: unknown) => void): Background {
  const underWay = new Set<Promise<void>>()
  return {
    run(name, work) {
      const done = new Promise<void>((go) => setImmediate(go))
        .then(work)
        .catch((error) => onFailure(name, error))
        .finally(() => underWay.delete(done))
      underWay.add(done)
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
