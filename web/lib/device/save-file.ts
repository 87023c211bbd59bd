/** Has the browser save a file under the name given. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = name
  anchor.click()
  // Some browsers read it only after the press has ended.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
