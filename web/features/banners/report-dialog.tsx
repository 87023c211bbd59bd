import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { report, type SharedBanner } from '../../../contract/banners.ts'
import { lengths } from '../../../contract/limits.ts'
import { t, translate } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { call } from '../../lib/api.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogFoot } from '../../ui/dialog/dialog-foot.tsx'
import { Chip } from '../../ui/fields/chip.tsx'
import { Form, Lines } from '../../ui/fields/form.tsx'
import { tellWaiting } from '../../ui/toasts/tell-waiting.ts'
import { gallery } from './queries.ts'
import { titleOf } from './title-of.ts'

/** What is wrong most often, to be said with one press, and changed. */
const reasons = texts(['It is unkind', 'It is not theirs', 'It is not safe'])

type ReportDialogProps = { banner: SharedBanner; onReported: () => void; onCancel: () => void }

/** Reports a banner for a reason. Afterwards the gallery starts again from its first page. */
export function ReportDialog({ banner, onReported, onCancel }: ReportDialogProps) {
  const client = useQueryClient()
  const form = useContractForm('POST /banners/{id}/report', {
    body: report,
    from: { reason: '' },
    toBody: ({ reason }) => ({ reason: reason.trim() }),
    send: (body) => call('POST /banners/{id}/report', { params: { id: banner.id }, body }),
    toast: 'report',
    saved: t('Banner reported. Thank you for helping keep our community safe.'),
    failed: t('Failed to report banner'),
    onSaved: ({ waits }) => {
      onReported()
      if (waits) tellWaiting()
      void client.resetQueries({ queryKey: gallery.queryKey })
    },
  })
  const typed = useWatch({ control: form.fields.control, name: 'reason' })
  return (
    <Dialog
      open
      onClose={onCancel}
      title={t('Report “{title}”?', { title: titleOf(banner) })}
      description={t(
        'An administrator reads your reason. Who shared the banner does not learn who reported it.',
      )}
      width="narrow"
      hideClose
    >
      <Form form={form} className="flex flex-col gap-5">
        <div className="flex flex-wrap gap-2">
          {reasons.map((text) => {
            const reason = translate(text)
            return (
              <Chip
                key={text}
                pressed={typed === reason}
                onClick={() => form.change({ reason: typed === reason ? '' : reason })}
              >
                {reason}
              </Chip>
            )
          })}
        </div>
        <Lines
          name="reason"
          label={t('What is wrong with it?')}
          data-autofocus
          rows={2}
          max={lengths.reportReason}
        />
        <DialogFoot>
          <Button look="quiet" onClick={onCancel}>
            {t('Cancel')}
          </Button>
          <Button type="submit" pending={form.isPending}>
            {t('Report banner')}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
