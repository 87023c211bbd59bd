/** Calls `save` when the window is left or is online again, until the returned function is called. */
export function followSigns(save: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const onHidden = () => document.visibilityState === 'hidden' && save()
  document.addEventListener('visibilitychange', onHidden, { signal })
  for (const sign of ['pagehide', 'online']) window.addEventListener(sign, save, { signal })
  return () => ended.abort()
}
