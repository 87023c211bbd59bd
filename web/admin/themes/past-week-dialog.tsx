import { useQuery } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import type { PlannedWeek, ScheduledWeek } from '../../../contract/theme-schedule.ts'
import { weekLabel } from '../../lib/time/days.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { plannedWeeks } from './queries.ts'
import { ShelfCover } from './shelf-cover.tsx'

type PastWeekDialogProps = { monday: string; entry: ScheduledWeek | undefined; onClose: () => void }

function Shown({ entry, theme }: { entry: ScheduledWeek | undefined; theme: PlannedWeek['theme'] }) {
  const title = theme?.title ?? entry?.themeTitle
  if (!title) return <p className="text-ink-soft">{t('What it showed was not written down.')}</p>
  return (
    <div className="flex items-center gap-4">
      {theme && <ShelfCover theme={theme} sizes="10rem" className="w-40 shrink-0 rounded-md" />}
      <div className="grid min-w-0 gap-1">
        <p className="font-serif text-lg wrap-anywhere">{title}</p>
        {entry?.note && <p className="text-ink-soft wrap-anywhere whitespace-pre-line">{entry.note}</p>}
      </div>
    </div>
  )
}

/** What a week that is over showed. It cannot be changed any more. */
export function PastWeekDialog({ monday, entry, onClose }: PastWeekDialogProps) {
  const week = useQuery(plannedWeeks(monday, 1))
  return (
    <Dialog
      open
      lightDismiss
      title={t('Schedule Theme')}
      description={weekLabel(monday)}
      onClose={onClose}
      foot={
        <Button look="quiet" onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p>{t('This week is over. What it showed stays as it was.')}</p>
        {!week.isPending && <Shown entry={entry} theme={week.data?.[0]?.theme ?? null} />}
      </div>
    </Dialog>
  )
}
