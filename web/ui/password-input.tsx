import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { t } from '../../contract/t.ts'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { TextInput } from './text-input.tsx'

/** A password with a show/hide toggle. The caller sets `autoComplete` (`current-password`, `new-password`). */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <div className="relative">
      <TextInput
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={cx('pr-12', className)}
      />
      <IconButton
        label={shown ? t('Hide password') : t('Show password')}
        disabled={rest.disabled}
        className="absolute inset-y-0 right-0.5 my-auto"
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff /> : <Eye />}
      </IconButton>
    </div>
  )
}
