/** Has the browser save a text as a file, under the name given. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = name
  anchor.click()
  // Some browsers read it only after the press has ended.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
