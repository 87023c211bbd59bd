import { useState } from 'react'

/** A choice of a device, remembered in its local storage: off until it is made. */
export function useDeviceChoice(name: string): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => {
    try {
      return localStorage.getItem(name) === 'on'
    } catch {
      return false
    }
  })
  return [
    isOn,
    (next) => {
      setOn(next)
      try {
        if (next) localStorage.setItem(name, 'on')
        else localStorage.removeItem(name)
      } catch {
        // Without a storage it holds as long as the page.
      }
    },
  ]
}
