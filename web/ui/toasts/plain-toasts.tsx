import { useEffect, useState } from 'react'
import { t } from '../../../contract/t.ts'
import { type Kind, type Show, type ToastOptions, toasterReady } from './notify.ts'

type Told = ToastOptions & { kind: Kind; text: string }

/** What is told where the line is too broken to fetch the toasts: the same words and choices for as long. */
export function PlainToasts() {
  const [told, setTold] = useState<readonly Told[]>([])
  useEffect(() => {
    const show: Show = (kind, text, options) => {
      const one = { ...options, kind, text }
      setTold((all) => [one, ...all.filter(({ id }) => id !== one.id)].slice(0, 3))
      const leave = () => setTold((all) => all.filter((other) => other !== one))
      if (Number.isFinite(one.duration)) setTimeout(leave, one.duration)
    }
    toasterReady(show, (which) => setTold((all) => all.filter(({ id }) => which && id !== which)))
  }, [])
  return (
    <div role="alert" className="fixed inset-x-3 top-3 z-40 mx-auto grid max-w-md gap-2 print:hidden">
      {told.map(({ id, text, description, action, other }) => (
        <div
          key={id}
          className="flex flex-wrap items-center gap-x-4 rounded-card border border-line bg-surface p-3 text-sm shadow-float"
        >
          <p className="grow font-medium">
            {text} <span className="block font-normal text-ink-soft">{description}</span>
          </p>
          {[action, other, { label: t('Close'), onClick: () => {} }].map(
            (choice) =>
              choice && (
                <button
                  key={choice.label}
                  type="button"
                  className="min-h-11 px-2 font-medium text-accent"
                  onClick={() => {
                    setTold(told.filter((one) => one.id !== id))
                    choice.onClick()
                  }}
                >
                  {choice.label}
                </button>
              ),
          )}
        </div>
      ))}
    </div>
  )
}
