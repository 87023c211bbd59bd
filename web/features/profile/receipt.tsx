import { type ReactNode, useEffect, useRef } from 'react'
import type { Receipt as ReceiptFacts } from '../../../contract/deletion.ts'
import { t } from '../../../contract/t.ts'
import { formatLocale } from '../../lib/locale.ts'
import { momentInWords } from '../../lib/time/clock.ts'
import { noonOf } from '../../lib/time/days.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { countsInLines } from './record-words.ts'
import { Row } from './row.tsx'

type ReceiptProps = {
  receipt: ReceiptFacts
  bannerStays?: boolean
  onClose: () => void
  /** Beside the button that closes it. */
  action?: ReactNode
}

/**
 * The proof of a deletion: its number, what was deleted, and how long backups hold it. In a dialog, where it replaces a
 * form, the focus comes here.
 */
export function Receipt({ receipt, bannerStays, onClose, action }: ReceiptProps) {
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (close.current?.closest('dialog')) close.current.focus()
  }, [])
  const deleted = countsInLines(receipt.counts)
  const day = (text: string) => noonOf(text).toLocaleDateString(formatLocale(), { dateStyle: 'long' })
  return (
    <div className="grid gap-4">
      <dl>
        <Row
          label={t('Receipt')}
          action={<CopyButton label={t('Receipt')} text={receipt.number} className="print:hidden" />}
        >
          <span className="font-medium whitespace-nowrap">{receipt.number}</span>
        </Row>
        <Row label={t('Time||and day')}>{momentInWords(new Date(receipt.at))}</Row>
        <Row label={t('Deleted')}>
          {deleted.length > 0 ? (
            <ul>
              {deleted.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : (
            t('Nothing, because there was nothing')
          )}
        </Row>
      </dl>
      <div className="grid gap-2 text-sm text-ink-soft">
        {bannerStays && (
          <p>{t('Your banner stays, because it was reported or unshared. It goes with your account.')}</p>
        )}
        <p>
          {receipt.backupsUntil
            ? t('The last nightly backup that still holds it is removed on {day}.', {
                day: day(receipt.backupsUntil),
              })
            : t('Backups of this community are made by whoever runs it. Ask them how long they keep them.')}
        </p>
        <p>{t('The receipt is in an email to you too.')}</p>
      </div>
      <div className="flex flex-wrap-reverse justify-end gap-3 max-sm:*:grow print:hidden">
        {action}
        <Button ref={close} onClick={onClose}>
          {t('Done')}
        </Button>
      </div>
    </div>
  )
}
