import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { t } from '../../contract/t.ts'
import { copyText } from '../lib/device/copy-text.ts'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { notify } from './toasts/notify.ts'

type CopyButtonProps = {
  /** The name of what it copies: 'Weekly Affirmation'. */
  label: string
  text: string
  className?: string | undefined
  /** What stands beside the icon: 'Copy Event link'; with `briefly` only "Copy", and the rest is for screen readers. */
  inWords?: string | 'briefly'
}

/** Copies a text and says whether that succeeded. */
export function CopyButton({ label, text, className, inWords }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    if (await copyText(text)) {
      setCopied(true)
      notify.success(t('{label} copied to clipboard!', { label }), { id: 'copied' })
    } else notify.error(t('Failed to copy'), { id: 'copied' })
  }

  const icon = copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />
  if (inWords)
    return (
      <Button
        look="link"
        className={cx('text-sm [&_svg]:size-4', className)}
        aria-label={inWords === 'briefly' ? t('Copy {label}', { label }) : undefined}
        onClick={copy}
      >
        {icon}
        {inWords === 'briefly' ? t('Copy') : inWords}
      </Button>
    )
  return (
    <IconButton label={t('Copy {label}', { label })} className={className ?? ''} onClick={copy}>
      {icon}
    </IconButton>
  )
}
