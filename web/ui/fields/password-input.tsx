import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { t } from '../../../contract/t.ts'
import { cx } from '../cx.ts'
import { IconButton } from '../icon-button.tsx'
import { TextInput } from './text-input.tsx'

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** The text of the toggle, if a form has more than one password. */
  show?: string
  hide?: string
}

/** A password with a show/hide toggle. The caller sets `autoComplete` (`current-password`, `new-password`). */
export function PasswordInput({ className, show, hide, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <div className="relative">
      <TextInput
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={cx('pe-12', className)}
      />
      <IconButton
        label={shown ? (hide ?? t('Hide password')) : (show ?? t('Show password'))}
        disabled={rest.disabled}
        className="absolute inset-y-0 end-0.5 my-auto"
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff /> : <Eye />}
      </IconButton>
    </div>
  )
}
