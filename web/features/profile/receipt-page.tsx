import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { receipt } from '../../../contract/deletion.ts'
import { t } from '../../../contract/t.ts'
import { dropReceipt, keptReceipt } from '../../lib/kept-receipt.ts'
import { Button } from '../../ui/button.tsx'
import { QuietPage } from '../auth/quiet-page.tsx'
import { Receipt } from './receipt.tsx'

/** `/receipt`: what was deleted with an account, until it is closed. Without a receipt it leads to the landing page. */
export default function ReceiptPage() {
  // What was shown stays while the page is left.
  const [{ data }] = useState(() => receipt.safeParse(keptReceipt()))
  const navigate = useNavigate()
  if (!data) return <Navigate to="/" replace />
  const close = () => {
    dropReceipt()
    void navigate('/', { replace: true })
  }
  return (
    <QuietPage
      title={t('Your account is deleted')}
      intro={t('This page stays until you close it. Nothing on it says who you were.')}
    >
      <Receipt
        receipt={data}
        onClose={close}
        action={
          <Button look="quiet" onClick={() => window.print()}>
            <Printer className="size-4.5" aria-hidden="true" />
            {t('Print')}
          </Button>
        }
      />
    </QuietPage>
  )
}
