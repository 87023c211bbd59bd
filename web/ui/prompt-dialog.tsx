import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { t } from '../../contract/t.ts'
import { tooLong } from '../lib/too-long.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Field } from './field.tsx'
import { TextArea } from './text-area.tsx'

export type PromptProps = {
  title: ReactNode
  body?: ReactNode
  label: string
  submitLabel: string
  /** Shown when only blanks are given: 'Please provide a reason for reporting'. */
  emptyMessage: string
  max?: number | undefined
  danger?: boolean | undefined
}

type PromptDialogProps = PromptProps & {
  open: boolean
  /** Gets the trimmed text, never empty. May return a promise: the button turns until it settles. */
  onSubmit: (text: string) => unknown
  onCancel: () => void
}

/** Asks for a few words, such as the reason of a report. */
export function PromptDialog({ open, ...rest }: PromptDialogProps) {
  return open ? <OpenPrompt {...rest} /> : null
}

function OpenPrompt(props: Omit<PromptDialogProps, 'open'>) {
  const { title, body, label, submitLabel, emptyMessage, max = 500, danger, onSubmit, onCancel } = props
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const words = text.trim()
    const wrong = words === '' ? emptyMessage : tooLong(words, max)
    if (wrong) {
      setError(wrong)
      area.current?.focus()
      return
    }
    setPending(true)
    try {
      await onSubmit(words)
    } finally {
      setPending(false)
    }
  }

  return (
    <Dialog open onClose={onCancel} title={title} description={body} width="narrow" hideClose>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <Field label={label} error={error}>
          <TextArea
            ref={area}
            data-autofocus
            rows={3}
            value={text}
            counter={{ used: text.length, max }}
            onChange={(event) => {
              setText(event.target.value)
              setError(tooLong(event.target.value.trim(), max))
            }}
          />
        </Field>
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button look="quiet" onClick={onCancel}>
            {t('Cancel')}
          </Button>
          <Button look={danger ? 'danger' : 'primary'} type="submit" pending={pending}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
