import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { cx } from '../../ui/cx.ts'

type GrownAreaProps = Omit<ComponentProps<'textarea'>, 'ref'> & {
  value: string
  area: React.RefObject<HTMLTextAreaElement | null>
}

/** Lines on the page itself, without a box: as high as their text, so that the page scrolls and not they. */
export function GrownArea({ area, value, className, ...rest }: GrownAreaProps) {
  const canGrow = useRef(globalThis.CSS?.supports?.('field-sizing', 'content'))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may have another height.
  useLayoutEffect(() => {
    if (canGrow.current || !area.current) return
    area.current.style.height = 'auto'
    area.current.style.height = `${area.current.scrollHeight}px`
  }, [value])
  return (
    <textarea
      ref={area}
      rows={1}
      value={value}
      {...rest}
      className={cx(
        'block w-full resize-none overflow-hidden bg-transparent field-sizing-content focus-visible:outline-none',
        className,
      )}
    />
  )
}
