import { t } from '../../../contract/t.ts'

/** What is to be added of what was typed: 'add buy milk' and '+ buy milk' are 'buy milk'. Undefined without such a prefix. */
export function addedText(typed: string): string | undefined {
  const text = typed.trimStart()
  for (const verb of ['+ ', 'add ', `${t('add')} `])
    if (text.toLowerCase().startsWith(verb)) return text.slice(verb.length).trim()
  return undefined
}
