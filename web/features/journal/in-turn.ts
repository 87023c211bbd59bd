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
