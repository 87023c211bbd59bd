import { csvMark, csvRules } from '../../../contract/csv.ts'
import { t } from '../../../contract/t.ts'
import { saveFile } from '../../lib/device/save-file.ts'
import type { Refusal } from './ledger.ts'

/** Saves what was not brought in as a table. Its writer loads with the press. */
export async function saveRefusals(refused: readonly Refusal[], fileName: string): Promise<void> {
  const { default: papa } = await import('papaparse')
  const rows = refused.map(({ date, about, reason }) => [date ?? '', about, reason])
  const text = papa.unparse([[t('Day'), t('What'), t('Reason')], ...rows], csvRules)
  saveFile(
    `${fileName.replace(/\.\w+$/, '')}-${t('not brought in')}.csv`,
    new Blob([csvMark, text], { type: 'text/csv' }),
  )
}
