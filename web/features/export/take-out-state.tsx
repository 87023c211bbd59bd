import { t } from '../../../contract/t.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { useTakeOut } from './use-take-out.ts'

type TakeOutStateProps = Pick<ReturnType<typeof useTakeOut>, 'state' | 'href'>

/** What has become of the download, as far as the server can tell. A reader is told every change. */
export function TakeOutState({ state, href }: TakeOutStateProps) {
  const words = {
    idle: '',
    waiting: t('Your browser is about to download it. If others are being served, it waits for its turn.'),
    running: t('It is being downloaded. You can go on meanwhile, or leave this page.'),
    sent: t('All of it was sent. You find it where your browser keeps downloads.'),
    ended: t('The download did not come to its end. Please start it again.'),
  }
  return (
    <div role="status" className="text-sm empty:hidden">
      {state !== 'idle' && (
        <div className="rounded-md bg-accent-soft px-4 py-2.5">
          <p>{words[state]}</p>
          {href && (
            <a href={href} download="" className={buttonClass('link')}>
              {t('Start it by hand')}
            </a>
          )}
        </div>
      )}
    </div>
  )
}
