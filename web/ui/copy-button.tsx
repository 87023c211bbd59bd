import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { t } from '../../contract/t.ts'
import { copyText } from '../lib/copy-text.ts'
import { IconButton } from './icon-button.tsx'
import { notify } from './notify.ts'

type CopyButtonProps = {
  /** The name of what it copies: 'Weekly Affirmation'. */
  label: string
  text: string
  className?: string | undefined
}

/** Copies a text and says whether that succeeded. */
export function CopyButton({ label, text, className }: CopyButtonProps) {
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

  return (
    <IconButton label={t('Copy {label}', { label })} className={className ?? ''} onClick={copy}>
      {copied ? <Check /> : <Copy />}
    </IconButton>
  )
}
