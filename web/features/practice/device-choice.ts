import { useState } from 'react'
import { safeStorage } from '../../lib/device/safe-storage.ts'

/** A choice of a device, remembered in its local storage: off until it is made. */
export function useDeviceChoice(name: string): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => safeStorage.getItem(name) === 'on')
  return [
    isOn,
    (next) => {
      setOn(next)
      if (next) safeStorage.setItem(name, 'on')
      else safeStorage.removeItem(name)
    },
  ]
}
