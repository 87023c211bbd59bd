import type { ReactNode } from 'react'
import type { FieldPath } from 'react-hook-form'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { Line } from './form-parts.tsx'
import type { ThemeForm } from './theme-form.ts'

/** A picture of the theme. */
export function PictureField({ name, label }: { name: FieldPath<ThemeForm>; label: ReactNode }) {
  return <Line name={name} label={label} max={lengths.url} hint={t('Max 10MB • JPG, PNG, WebP')} />
}
