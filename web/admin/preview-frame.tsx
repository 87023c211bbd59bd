import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { OwnScheme } from '../ui/use-dark.ts'

/** Gives an empty document the language, color scheme and stylesheets of this one. */
function dress(target: Document): void {
  const { lang, dataset } = document.documentElement
  target.documentElement.lang = lang
  if (dataset.scheme) target.documentElement.dataset.scheme = dataset.scheme
  // The space that a window reserves for its scroll bar looks like a torn edge in a frame.
  target.documentElement.style.scrollbarGutter = 'auto'
  const styles = document.head.querySelectorAll('link[rel=stylesheet], style')
  target.head.replaceChildren(...[...styles].map((style) => style.cloneNode(true)))
}

type PreviewFrameProps = {
  /** Names the frame. */
  title: string
  className?: string
  /** By day or by night, whatever this page is. */
  scheme?: 'light' | 'dark'
  children: ReactNode
}

/**
 * Shows a page within the page, in a document of its own. So its breakpoints follow the frame's width instead of the
 * window's, and its ids and headings do not mix with those outside.
 */
export function PreviewFrame({ title, className, scheme, children }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement>()

  function take() {
    const inside = frame.current?.contentDocument
    if (!inside || inside.body === body) return
    dress(inside)
    setBody(inside.body)
  }
  // Some browsers replace the first empty document and tell of it by a load event, others never do.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the document that is there at the beginning.
  useEffect(take, [])
  useEffect(() => {
    if (scheme && body) body.ownerDocument.documentElement.dataset.scheme = scheme
  }, [scheme, body])

  return (
    <>
      <iframe ref={frame} title={title} className={className} onLoad={take} />
      {body && createPortal(<OwnScheme value={scheme}>{children}</OwnScheme>, body)}
    </>
  )
}
