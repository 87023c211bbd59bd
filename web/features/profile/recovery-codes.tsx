import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { t } from '../../../contract/t.ts'
import { saveFile } from '../../lib/device/save-file.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'

/** Recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const list = useRef<HTMLUListElement>(null)
  // Not the button: whoever presses Enter twice would close what is shown only once.
  useEffect(() => list.current?.focus(), [])
  const { email } = useUser()
  const text = codes.join('\n')
  const save = () => {
    const head = t('Recovery codes of {email} for A-genda. Each opens the account once.', { email })
    saveFile('a-genda-recovery-codes.txt', new Blob([`${head}\n\n${text}\n`], { type: 'text/plain' }))
  }
  return (
    <div className="grid gap-5">
      <p className="measure">
        {t(
          'If your phone is lost, each of these opens your account once in place of a code. Keep them where only you find them: they are shown only now.',
        )}
      </p>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('Recovery codes')}
        className="grid gap-x-6 gap-y-1 rounded-md bg-hollow px-4 py-3 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <CopyButton inWords={t('Copy Recovery codes')} label={t('Recovery codes')} text={text} />
        <Button look="link" className="text-sm [&_svg]:size-4" onClick={save}>
          <Download aria-hidden="true" />
          {t('Save as a file')}
        </Button>
      </div>
      <Button className="justify-self-end max-sm:w-full" onClick={onDone}>
        {t('I have kept them')}
      </Button>
    </div>
  )
}
