import 'sonner/dist/styles.css'
import './sonner-toaster.css'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import { t } from '../../contract/t.ts'
import { toasterReady } from './notify.ts'

/** Where sonner lays every toast across the window: one of another corner would then lie on top of the others. */
const isPhone = () => matchMedia('(max-width: 600px)').matches

/**
 * sonner in our clothes. Its run-time `<style>` is taken out by vite.config.ts (the CSP forbids it) and comes
 * as a stylesheet instead.
 */
export default function SonnerToaster() {
  useEffect(
    () =>
      toasterReady((kind, text, { position, ...options }) => {
        toast[kind](text, position && !isPhone() ? { ...options, position } : options)
      }, toast.dismiss),
    [],
  )
  return (
    <Toaster
      position="top-center"
      closeButton
      // Below the bar: a toast of ten seconds must not stand between a person and the menu.
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
