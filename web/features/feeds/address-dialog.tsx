import { type FeedKind, feedName } from '../../../contract/feeds.ts'
import { t, translate } from '../../../contract/t.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { OutLink } from '../../ui/out-link.tsx'
import { googleAddress, webcalAddress } from './feed-address.ts'

type AddressDialogProps = { made: { kind: FeedKind; url: string } | undefined; onClose: () => void }

/** Selects all of a field and shows its beginning, where it says whose address it is. */
function selectFromEnd(input: HTMLInputElement) {
  input.setSelectionRange(0, input.value.length, 'backward')
  input.scrollLeft = 0
}

/** Shows the address of a feed, once: the server does not keep it. */
export function AddressDialog({ made, onClose }: AddressDialogProps) {
  if (!made) return null
  const { kind, url } = made
  const google = googleAddress(url)
  return (
    <Dialog
      open
      onClose={onClose}
      title={translate(feedName[kind])}
      description={t(
        'Whoever has this address can read this calendar. It is shown only now; a new one can be made at any time.',
      )}
      foot={<Button onClick={onClose}>{t('Done')}</Button>}
    >
      <div className="grid gap-5">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
          <Field label={t('Address')}>
            <TextInput
              readOnly
              value={url}
              data-autofocus
              onFocus={({ target }) => selectFromEnd(target)}
              className="font-mono text-sm pointer-coarse:text-base"
            />
          </Field>
          <CopyButton label={t('Address')} text={url} />
        </div>
        <div className="flex flex-wrap gap-3">
          <a href={webcalAddress(url)} className={buttonClass('quiet')}>
            {t('Open in a calendar on this device')}
          </a>
          <OutLink to={google} className={buttonClass('quiet')}>
            {t('Add to Google Calendar')}
          </OutLink>
        </div>
        <p className="measure text-sm text-ink-soft">
          {t('Most calendars look for changes every hour or so. Google looks only every 8 to 24 hours.')}
        </p>
      </div>
    </Dialog>
  )
}
