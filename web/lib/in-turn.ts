const inThisPage = new Map<string, Promise<unknown>>()

/**
 * Runs what has the same name one after the other, in all tabs of this browser. Without a secure address a browser has
 * no locks; then in this tab.
 */
export function inTurn<T>(name: string, run: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(name, run) as Promise<T>
  const turn = (inThisPage.get(name) ?? Promise.resolve()).then(run, run)
  inThisPage.set(name, turn)
  return turn
}

/** Holds a name, alone or with others, until the returned function is called. */
export function hold(name: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  void navigator.locks?.request(name, { mode: 'shared' }, () => promise)
  return resolve
}

/** Whether any tab of this browser holds that name. */
export async function isHeld(name: string): Promise<boolean> {
  const locks = await navigator.locks?.query()
  return locks?.held?.some((lock) => lock.name === name) ?? false
}
