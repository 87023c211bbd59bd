import { useEffect } from 'react'
import { t } from '../../contract/t.ts'
import { onStorageLow } from '../lib/device/space-left.ts'
import { formatLocale } from '../lib/locale.ts'
import { notify } from '../ui/toasts/notify.ts'

const percent = () => new Intl.NumberFormat(formatLocale(), { style: 'percent' })

let isTold = false

/** Warns a member whose space is nearly used up, once for each load of the page. */
export function LittleSpace() {
  useEffect(
    () =>
      onStorageLow((used) => {
        if (isTold) return
        isTold = true
        notify.info(t('Saved. {part} of your space here is used now.', { part: percent().format(used) }), {
          id: 'little-space',
        })
      }),
    [],
  )
  return null
}
