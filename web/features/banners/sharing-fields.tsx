import { useFormContext } from 'react-hook-form'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { Lines } from '../../ui/fields/form.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import type { BannerFields } from './banner-fields.ts'

/** Whether the banner is in the gallery, and with whose name, which is asked for only if it is. */
export function SharingFields({ isShared }: { isShared: boolean }) {
  const { register } = useFormContext<BannerFields>()
  return (
    <div className="grid gap-3">
      <Switch
        label={t('Share with community')}
        hint={t('Members see it in the Member Gallery.')}
        {...register('is_shared')}
      />
      {isShared && (
        <Switch
          // Specified as a checkbox (specification, Member 4).
          isTick
          label={t('Show my name')}
          hint={t('Without it, your banner is signed “Member”.')}
          {...register('show_name')}
        />
      )}
    </div>
  )
}

/** The words below the banner in the gallery. */
export const CaptionField = () => (
  <Lines<BannerFields> name="caption" label={t('Caption')} optional low max={lengths.caption} />
)
