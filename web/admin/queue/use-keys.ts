import { useEffect, useEffectEvent, useState } from 'react'
import { safeStorage } from '../../lib/device/safe-storage.ts'

/** Whether a key is typed into something, or meant for what lies over the page. */
const isTaken = ({ target, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent) =>
  altKey ||
  ctrlKey ||
  metaKey ||
  defaultPrevented ||
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select') !== null)

const storedAs = 'queue_keys'

/**
 * Single keys that do something on the page while nothing is typed. They can be turned off, for whoever dictates or hits
 * keys without meaning to (WCAG 2.2, 2.1.4); this browser remembers it.
 */
export function useKeys(keys: Readonly<Record<string, () => void>>) {
  const [isOn, setOn] = useState(() => safeStorage.getItem(storedAs) !== 'off')
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = isTaken(event) ? undefined : keys[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [isOn])
  return {
    isOn,
    turn(on: boolean) {
      safeStorage.setItem(storedAs, on ? 'on' : 'off')
      setOn(on)
    },
  }
}
