import { t } from '../../../contract/t.ts'
import { writtenInWords } from '../../lib/time/ago.ts'
import { momentInWords } from '../../lib/time/clock.ts'
import { useNow } from '../../lib/time/use-now.ts'

/** When something was written, in words that follow the time. The exact moment is its title. */
export function WrittenAt({ instant }: { instant: string }) {
  const now = useNow()
  const moment = new Date(instant)
  return (
    <time dateTime={instant} title={momentInWords(moment)} className="numbers text-xs text-ink-soft">
      {writtenInWords(moment, new Date(now)) ?? t('just now')}
    </time>
  )
}
