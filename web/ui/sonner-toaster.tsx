import 'sonner/dist/styles.css'
import './sonner-toaster.css'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import { t } from '../../contract/t.ts'
import { type Show, toasterReady } from './notify.ts'

/** Below this width sonner shows every toast across the window, so toasts of two corners would cover each other. */
const isPhone = () => matchMedia('(max-width: 600px)').matches

/** The toasts that are shown, by the name under which they are replaced: their id in sonner. */
const standing = new Map<unknown, string>()
let count = 0

type Choice = { label: string; onClick: () => void }

/** A button, with which its toast leaves. */
const leaving = ({ label, onClick }: Choice, leaves: () => void): Choice => ({
  label,
  onClick: () => {
    leaves()
    onClick()
  },
})

/**
 * Shows a toast in the place of the one with the same name. A toast that somebody has just closed does not count:
 * sonner would remove the new one with it.
 */
const show: Show = (kind, text, { id: name, position, action, cancel, ...options }) => {
  count += 1
  const id = standing.get(name) ?? `${name} ${count}`
  standing.set(name, id)
  const leaves = () => {
    if (standing.get(name) === id) standing.delete(name)
  }
  toast[kind](text, {
    ...options,
    id,
    action: action && leaving(action, leaves),
    cancel: cancel && leaving(cancel, leaves),
    onDismiss: leaves,
    onAutoClose: leaves,
    ...(position && !isPhone() ? { position } : {}),
  })
}

function dismiss(name?: string): void {
  if (name === undefined) {
    standing.clear()
    toast.dismiss()
    return
  }
  const id = standing.get(name)
  standing.delete(name)
  if (id) toast.dismiss(id)
}

/**
 * sonner in our design. vite.config.ts removes its run-time `<style>`, which the CSP forbids, and it comes as a
 * stylesheet instead.
 */
export default function SonnerToaster() {
  useEffect(() => toasterReady(show, dismiss), [])
  return (
    <Toaster
      position="top-center"
      closeButton
      // Below the bar: a toast of ten seconds must not cover the menu.
      offset={{ top: 76, right: 16, bottom: 16, left: 16 }}
      mobileOffset={{ top: 72, right: 12, bottom: 12, left: 12 }}
      visibleToasts={3}
      expand
      containerAriaLabel={t('Notifications')}
      icons={{ success: <CircleCheck />, error: <CircleAlert />, info: <Info /> }}
      toastOptions={{ unstyled: true, closeButtonAriaLabel: t('Close notification') }}
    />
  )
}
