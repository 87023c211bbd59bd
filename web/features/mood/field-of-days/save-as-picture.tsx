import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { t } from '../../../../contract/t.ts'
import { loadFailure } from '../../../lib/api.ts'
import { saveFile } from '../../../lib/device/save-file.ts'
import { useToday } from '../../../lib/time/use-today.ts'
import { Button } from '../../../ui/button.tsx'
import { notifyFailure } from '../../../ui/toasts/notify-failure.ts'
import { moodDays } from '../queries.ts'
import { fieldPicture } from './field-picture.ts'
import { boundsOf, fieldRows } from './field-range.ts'
import { yearsOf } from './labels.ts'

/** Saves the year that ends with the month of a day as a picture, on a phone too. */
export function SaveAsPicture({ last }: { last: string }) {
  const today = useToday()
  const client = useQueryClient()
  const saving = useMutation({
    mutationFn: async () => {
      const rows = fieldRows('year', last)
      const bounds = boundsOf(rows)
      const days = await client.ensureQueryData(moodDays(...bounds))
      const byDay = new Map(days.map(({ date, moods }) => [date, moods]))
      const picture = await fieldPicture(rows, today, (day) => byDay.get(day) ?? [])
      if (!picture) throw new Error('The browser could not draw the picture.')
      saveFile(`a-genda-${yearsOf(...bounds).replace('–', '-')}.png`, picture)
    },
    onError: (error) => notifyFailure(t('The picture could not be saved.'), error, loadFailure),
  })
  return (
    <Button look="quiet" pending={saving.isPending} onClick={() => saving.mutate()}>
      <Download className="size-4.5" aria-hidden="true" />
      {t('Save as a picture')}
    </Button>
  )
}
