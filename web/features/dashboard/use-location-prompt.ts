import { useEffect, useEffectEvent } from 'react'

const delayMs = 2000
const againMs = 1000

/**
 * Asks for the location two seconds after the page was opened (specification, Member 9). It waits until no dialog is
 * open, so that there is one question at a time. It asks nothing while `wanted` is false,
 * such as without a line, where no answer could be stored.
 */
export function useLocationPrompt(wanted: boolean, ask: () => void): void {
  const askWhenQuiet = useEffectEvent(() => {
    if (document.querySelector('dialog[open]')) return false
    ask()
    return true
  })
  useEffect(() => {
    if (!wanted) return
    let timer = setTimeout(function tryToAsk() {
      if (!askWhenQuiet()) timer = setTimeout(tryToAsk, againMs)
    }, delayMs)
    return () => clearTimeout(timer)
  }, [wanted])
}
