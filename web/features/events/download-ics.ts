import type { GlobalEvent } from '../../../contract/events.ts'
import { zone } from '../../lib/api.ts'
import { saveFile } from '../../lib/device/save-file.ts'

/**
 * The title with an underscore for every character that is no letter, mark or digit of any script (specification,
 * Member 9).
 */
export const icsFileName = (title: string): string =>
  `${title.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]/gu, '_')}.ics`

/** Saves the event as a calendar file in the browser. The code that writes it is loaded at the first use. */
export async function downloadIcs(event: GlobalEvent): Promise<void> {
  const { toIcs } = await import('./ics.ts')
  const text = toIcs(event, { origin: window.location.origin, zone: zone(), now: new Date() })
  saveFile(icsFileName(event.title), new Blob([text], { type: 'text/calendar;charset=utf-8' }))
}
