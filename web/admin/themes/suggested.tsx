import { type ChangeEvent, createContext, type ReactNode, use, useMemo, useState } from 'react'
import { t } from '../../../contract/t.ts'
import { Badge } from '../../ui/badge.tsx'

type Suggested = {
  names: ReadonlySet<string>
  /** Marks fields that were filled. */
  mark: (names: readonly string[]) => void
  touch: (name: string) => void
}
const nothing: Suggested = { names: new Set(), mark: () => undefined, touch: () => undefined }
const Context = createContext(nothing)

/** Knows which fields inside were filled by the writing help, and not touched since. */
export function SuggestedWords({ children }: { children: ReactNode }) {
  const [names, setNames] = useState(nothing.names)
  const value = useMemo(
    () => ({
      names,
      mark: (filled: readonly string[]) => setNames((before) => before.union(new Set(filled))),
      touch: (name: string) => setNames((before) => before.difference(new Set([name]))),
    }),
    [names],
  )
  return <Context value={value}>{children}</Context>
}

/** Marks the fields that the writing help fills. */
export const useMark = () => use(Context).mark

type FieldProps<E> = {
  name: string
  label: ReactNode
  onChange?: ((event: ChangeEvent<E>) => void) | undefined
}

/** What a field adds while its words are a suggestion that nobody has touched. */
export function useSuggested<E extends Element>({ name, label, onChange }: FieldProps<E>) {
  const { names, touch } = use(Context)
  if (!names.has(name)) return undefined
  return {
    label: (
      <span className="inline-flex flex-wrap items-center gap-2">
        {label}
        <Badge tone="accent">{t('Suggested')}</Badge>
      </span>
    ),
    hideLabel: false,
    onChange: (event: ChangeEvent<E>) => {
      touch(name)
      onChange?.(event)
    },
  }
}
