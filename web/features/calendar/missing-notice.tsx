import { t } from '../../../contract/t.ts'
import { whyNot } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import type { DaysContent } from './use-days.ts'

/** Says that not everything could be loaded, and why. The days themselves are always shown. */
export function MissingNotice({
  content: { error, retry },
}: {
  content: Pick<DaysContent, 'error' | 'retry'>
}) {
  if (!error) return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-warn-soft px-4 py-1 text-sm"
    >
      <span className="py-2">{whyNot(error, t('Some of your calendar could not be loaded.'))}</span>
      <Button look="link" onClick={retry}>
        {t('Try again')}
      </Button>
    </div>
  )
}
