import { useEffect, useState } from 'react'

/** An address of this page for a file, as long as the component is shown. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      setUrl(undefined)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return url
}
