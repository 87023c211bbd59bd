import { type ReportReason, reportReasons } from '../../../contract/cases.ts'
import { lengths } from '../../../contract/limits.ts'
import { newReport } from '../../../contract/moderation.ts'
import { t, translate } from '../../../contract/t.ts'
import { type Text, texts } from '../../../contract/texts.ts'
import { ApiError, call } from '../../lib/api.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogFoot } from '../../ui/dialog/dialog-foot.tsx'
import { Choice, Form, Lines, Tick } from '../../ui/fields/form.tsx'
import { tellWaiting } from '../../ui/toasts/tell-waiting.ts'

/** Each reason as a member chooses it. */
const reasons: Record<ReportReason, Text> = texts({
  unkind: 'It is unkind or hurtful',
  spam: 'It advertises or deceives',
  private: 'It tells something private of somebody',
  worry: 'I am worried about whoever wrote it',
  other: 'Something else',
})

type ReportFields = { reason: ReportReason; words: string; isAboutMember: boolean }

type ReportDialogProps = {
  what: { kind: 'post' | 'comment'; id: string }
  author: { id: string | undefined; name: string }
  onReported: () => void
  onCancel: () => void
}

/** Reports the author as well. That they were reported before is no failure. */
async function reportMember(id: string, body: { reason: ReportReason; words?: string | undefined }) {
  try {
    await call('POST /members/{id}/report', { params: { id }, body })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409)) throw error
  }
}

/** Reports a post or a comment, and its author as well if it is about more than this. */
export function ReportDialog({ what, author, onReported, onCancel }: ReportDialogProps) {
  const isPost = what.kind === 'post'
  const form = useContractForm<
    'POST /community/posts/{id}/report',
    ReportFields,
    { waits?: boolean | undefined }
  >('POST /community/posts/{id}/report', {
    body: newReport,
    from: { reason: 'unkind', words: '', isAboutMember: false },
    toBody: ({ reason, words }) => ({ reason, words: words.trim() }),
    send: async (body, { isAboutMember }) => {
      if (isAboutMember && author.id) await reportMember(author.id, body)
      return isPost
        ? call('POST /community/posts/{id}/report', { params: { id: what.id }, body })
        : call('POST /community/comments/{id}/report', { params: { id: what.id }, body })
    },
    toast: 'report',
    saved: isPost
      ? t('Post reported. You won’t see it again.')
      : t('Comment reported. You won’t see it again.'),
    failed: isPost ? t('Failed to report post') : t('Failed to report comment'),
    onSaved: ({ waits }) => {
      onReported()
      if (waits) tellWaiting()
    },
  })
  return (
    <Dialog
      open
      onClose={onCancel}
      title={
        isPost
          ? t('Report the post of {name}?', { name: author.name })
          : t('Report the comment of {name}?', { name: author.name })
      }
      description={t('Administrators read this. {name} does not learn who reported it.', {
        name: author.name,
      })}
      width="narrow"
      hideClose
    >
      <Form form={form} className="flex flex-col gap-5">
        <Choice<ReportFields>
          name="reason"
          legend={t('What is wrong?')}
          options={reportReasons.map((value) => ({ value, label: translate(reasons[value]) }))}
        />
        <Lines<ReportFields>
          name="words"
          label={t('In your words')}
          optional
          rows={3}
          max={lengths.reportReason}
          countFrom={lengths.reportReason * 0.8}
        />
        {author.id && (
          <Tick<ReportFields>
            name="isAboutMember"
            label={t('Report {name} as well', { name: author.name })}
            hint={t('When it is about more than this.')}
          />
        )}
        <DialogFoot>
          <Button look="quiet" onClick={onCancel}>
            {t('Cancel')}
          </Button>
          <Button type="submit" pending={form.isPending}>
            {isPost ? t('Report post') : t('Report comment')}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
