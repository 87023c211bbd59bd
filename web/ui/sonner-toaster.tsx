import 'sonner/dist/styles.css'
import './sonner-toaster.css'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import { t } from '../../contract/t.ts'
import { toasterReady } from './notify.ts'

/**
 * sonner in our clothes. Its run-time `<style>` is taken out by vite.config.ts (the CSP forbids it) and comes
 * as a stylesheet instead.
 */
export default function SonnerToaster() {
  useEffect(() => toasterReady((kind, text, options) => toast[kind](text, options), toast.dismiss), [])
  return (
    <Toaster
      position="top-center"
      closeButton
      offset="16px"
      mobileOffset="12px"
      visibleToasts={3}
      expand
      containerAriaLabel={t('Notifications')}
      icons={{ success: <CircleCheck />, error: <CircleAlert />, info: <Info /> }}
      toastOptions={{ unstyled: true, closeButtonAriaLabel: t('Close notification') }}
    />
  )
}
