import { useEffect, useRef, useState } from 'react'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { sharePosition, shareZone } from './location.ts'
import { LocationMap } from './location-map.tsx'

type LocationDialogProps = {
  /** The member answered, and it was stored. */
  onDone: () => void
  /** The member does not want to now: Maybe Later, Esc, the close button. */
  onLater: () => void
}

/** Asks for the member's location, and says how it is used (specification, Member 4). */
export function LocationDialog({ onDone, onLater }: LocationDialogProps) {
  const [pending, setPending] = useState<'position' | 'zone'>()
  const open = useRef(true)
  useEffect(() => {
    open.current = true
    return () => {
      open.current = false
    }
  }, [])

  async function share(how: 'position' | 'zone') {
    setPending(how)
    const stored = how === 'zone' ? await shareZone() : await sharePosition(() => open.current)
    if (!open.current) return
    setPending(undefined)
    if (stored) onDone()
  }

  return (
    <Dialog
      open
      onClose={onLater}
      title={t('Discover Events Near You')}
      description={t('Tell us roughly where you are, and gatherings close by find their way to you.')}
      width="narrow"
      picture={<LocationMap />}
    >
      <p className="text-sm text-ink-soft">
        {t(
          'Your place is rounded to about 1 km before it leaves your browser: near enough to find an event, too coarse to find your door.',
        )}
      </p>
      <div data-autofocus tabIndex={-1} className="grid gap-3 outline-none">
        <Button
          pending={pending === 'position'}
          disabled={pending !== undefined}
          onClick={() => void share('position')}
        >
          {t('Share My Location')}
        </Button>
        <Button
          look="quiet"
          pending={pending === 'zone'}
          disabled={pending !== undefined}
          onClick={() => void share('zone')}
        >
          {t('Use Timezone Instead')}
        </Button>
        <Button look="link" className="justify-self-center px-2" onClick={onLater}>
          {t('Maybe Later')}
        </Button>
      </div>
    </Dialog>
  )
}
