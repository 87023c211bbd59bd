import 'sonner/dist/styles.css'
import './sonner-toaster.css'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import { t } from '../../contract/t.ts'
import { type Show, toasterReady } from './notify.ts'

/** Where sonner lays every toast across the window: one of another corner would then lie on top of the others. */
const isPhone = () => matchMedia('(max-width: 600px)').matches

/** What stands there, by the name under which it is replaced: its id in sonner. */
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
 * sonner in our clothes. Its run-time `<style>` is taken out by vite.config.ts (the CSP forbids it) and comes
 * as a stylesheet instead.
 */
export default function SonnerToaster() {
  useEffect(() => toasterReady(show, dismiss), [])
  return (
    <Toaster
      position="top-center"
      closeButton
      // Below the bar: a toast of ten seconds must not stand between a person and the menu.
      offset={{ top: 76, right: 16, bottom: 16, left: 16 }}
      mobileOffset={{ top: 'var(--toast-top)', right: 12, bottom: 12, left: 12 }}
      visibleToasts={3}
      expand
      containerAriaLabel={t('Notifications')}
      icons={{ success: <CircleCheck />, error: <CircleAlert />, info: <Info /> }}
      toastOptions={{ unstyled: true, closeButtonAriaLabel: t('Close notification') }}
    />
  )
}
