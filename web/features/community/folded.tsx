import { EyeOff } from 'lucide-react'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'

/** What stands instead of a post with a content note, until the reader wants to see it. */
export function Folded({ note, onUnfold }: { note: string; onUnfold: () => void }) {
  return (
    <div className="words grid justify-items-start gap-3 px-4 pt-5 sm:px-6 sm:pt-7">
      <p className="flex items-start gap-2.5 text-ink-soft">
        <EyeOff className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
        <span className="wrap-anywhere">
          <span className="sr-only">{t('Content note:')} </span>
          {note}
        </span>
      </p>
      <Button look="quiet" onClick={onUnfold}>
        {t('Show the post')}
      </Button>
    </div>
  )
}
