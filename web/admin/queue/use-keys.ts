import { useEffect, useEffectEvent, useState } from 'react'
import { isTaken, singleKeys } from '../../lib/device/single-keys.ts'

/** Single keys that do something on the page while nothing is typed, unless they are turned off in this browser. */
export function useKeys(keys: Readonly<Record<string, () => void>>) {
  const [isOn, setOn] = useState(singleKeys.areOn)
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
      singleKeys.turn(on)
      setOn(on)
    },
  }
}
