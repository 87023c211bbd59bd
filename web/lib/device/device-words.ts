import { t, translate } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'

/** As the server says it. */
const unknownDevice = texts('Unknown device')

const mobile = /iPhone|iPad|Android/

/** Whether a device, as the server names it, is one that is carried about. */
export const isMobile = (device: string): boolean => mobile.test(device)

/** 'Firefox on Android': these names are the same in every language. */
export function deviceInWords(device: string): string {
  const [browser, system] = device.split(' on ')
  if (browser && system) return t('{browser} on {system}', { browser, system })
  return device === unknownDevice ? translate(unknownDevice) : device
}
