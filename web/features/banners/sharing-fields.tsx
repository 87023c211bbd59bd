import type { Ref } from 'react'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { BannerFields } from './banner-fields.ts'

type SharingFieldsProps = {
  fields: BannerFields
  edit: (change: Partial<BannerFields>) => void
  caption: Ref<HTMLTextAreaElement>
}

/** Whether the banner is in the gallery, and with what words; those are asked for only when it is. */
export function SharingFields({ fields, edit, caption }: SharingFieldsProps) {
  const { is_shared, show_name } = fields
  const tooLong = fields.caption.trim().length > lengths.caption
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      <Switch
        label={t('Share with community')}
        hint={t('Members see it in the Member Gallery.')}
        checked={is_shared}
        onChange={(event) => edit({ is_shared: event.target.checked })}
      />
      {is_shared && (
        <>
          <Checkbox
            label={t('Show my name')}
            hint={t('Without it, your banner is signed “Member”.')}
            checked={show_name}
            onChange={(event) => edit({ show_name: event.target.checked })}
          />
          <Field
            label={t('Caption')}
            optional
            error={tooLong ? t('Caption must be 140 characters or less') : undefined}
          >
            <TextArea
              ref={caption}
              rows={2}
              className="min-h-19"
              value={fields.caption}
              counter={{ used: fields.caption.length, max: lengths.caption }}
              onChange={(event) => edit({ caption: event.target.value })}
            />
          </Field>
        </>
      )}
    </div>
  )
}
