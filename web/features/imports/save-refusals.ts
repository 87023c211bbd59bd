import { csvMark } from '../../../contract/csv.ts'
import { t } from '../../../contract/t.ts'
import { readersStyle, stringifyCsv } from '../../lib/csv-style.ts'
import { saveFile } from '../../lib/device/save-file.ts'
import type { Refusal } from './ledger.ts'

/** Saves the refused rows as a table. */
export async function saveRefusals(refused: readonly Refusal[], fileName: string): Promise<void> {
  const rows = refused.map(({ date, about, reason }) => [date ?? '', about, reason])
  const text = await stringifyCsv([[t('Day'), t('What'), t('Reason')], ...rows], readersStyle())
  saveFile(
    `${fileName.replace(/\.\w+$/, '')}-${t('not brought in')}.csv`,
    new Blob([csvMark, text], { type: 'text/csv' }),
  )
}
