import type { Ref } from 'react'

type FileInputProps = {
  /** `ref.current.click()` opens the browser's dialog. */
  ref: Ref<HTMLInputElement>
  label: string
  accept?: string
  multiple?: boolean
  onFiles: (files: [File, ...File[]]) => void
}

/** The hidden field behind a button that chooses files. The same file can be chosen again, such as after it failed. */
export const FileInput = ({ label, onFiles, ...input }: FileInputProps) => (
  <input
    {...input}
    type="file"
    hidden
    aria-label={label}
    onChange={({ target }) => {
      const [first, ...others] = target.files ?? []
      target.value = ''
      if (first) onFiles([first, ...others])
    }}
  />
)
