import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import { useLayer } from './layer.ts'

type TooltipProps = {
  text: ReactNode
  /** A control with an accessible name of its own: fingers never see a tooltip. */
  children: ReactElement
}

/** A word more about a control, on hover and focus. */
export function Tooltip({ text, children }: TooltipProps) {
  const [layer, anchor] = useLayer()
  return (
    <Base.Provider delay={400}>
      <Base.Root>
        <Base.Trigger ref={anchor} render={children} />
        <Base.Portal container={layer}>
          <Base.Positioner sideOffset={8} className="z-50">
            <Base.Popup className="max-w-64 rounded-sm bg-ink px-2.5 py-1.5 text-xs text-paper shadow-float transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
              {text}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Base.Provider>
  )
}
