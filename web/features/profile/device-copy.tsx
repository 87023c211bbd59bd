import { useSyncExternalStore } from 'react'
import { t } from '../../../contract/t.ts'
import { offlineChoice } from '../../lib/offline.ts'
import { Switch } from '../../ui/fields/switch.tsx'

/** Whether this device keeps a copy for reading without a connection. Switched off, it is gone at once. */
export function DeviceCopy() {
  const isWanted = useSyncExternalStore(offlineChoice.subscribe, offlineChoice.get)
  return (
    <Switch
      className="mt-4 max-w-140 border-t border-line pt-4"
      label={t('Keep a copy on this device')}
      hint={t('Your latest days open without a connection. The copy is deleted when you sign out.')}
      checked={isWanted}
      onChange={({ target }) => void offlineChoice.set(target.checked)}
    />
  )
}
