import { useFormContext } from 'react-hook-form'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { Lines, Tick } from '../../ui/form.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { BannerFields } from './banner-fields.ts'

/** Whether the banner is in the gallery, and its words, which are asked for only if it is. */
export function SharingFields({ isShared }: { isShared: boolean }) {
  const { register } = useFormContext<BannerFields>()
  return (
    <div className="grid gap-3 border-t border-line pt-3 @2xl:border-0 @2xl:pt-0">
      <Switch
        label={t('Share with community')}
        hint={t('Members see it in the Member Gallery.')}
        {...register('is_shared')}
      />
      {isShared && (
        <>
          <Tick<BannerFields>
            name="show_name"
            label={t('Show my name')}
            hint={t('Without it, your banner is signed “Member”.')}
          />
          <Lines<BannerFields> name="caption" label={t('Caption')} optional low max={lengths.caption} />
        </>
      )}
    </div>
  )
}
