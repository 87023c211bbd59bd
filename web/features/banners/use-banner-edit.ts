import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { OwnBanner } from '../../../contract/banners.ts'
import { t } from '../../../contract/t.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { usePicture } from '../images/use-picture.ts'
import { type BannerFields, bannerChecks, changeOf, fieldsOf, isSame } from './banner-fields.ts'
import { gallery, ownBanner } from './queries.ts'

/** The member's banner while it is edited, with the colors of its picture. */
export function useBannerEdit(saved: OwnBanner) {
  const client = useQueryClient()
  const palette = useRef<string[]>([])
  const told = useRef<string>(undefined)
  /** The picture is out of reach for now: all but its address is saved, and the address stays in the form. */
  const isAway = useRef(false)
  const form = useContractForm('PATCH /me/banner/share', {
    ...bannerChecks,
    from: fieldsOf(saved),
    draft: 'banner',
    isSame,
    // Without known colors the server finds them itself.
    toBody: (typed) => ({
      ...changeOf(typed),
      ...(isAway.current && saved.url !== null && { url: saved.url }),
      palette: palette.current.length > 0 ? palette.current : undefined,
    }),
    next: (banner, typed) => ({ ...fieldsOf(banner), ...(isAway.current && { url: typed.url }) }),
    toast: 'banner',
    saved: t('Banner preferences saved successfully!'),
    failed: t('Failed to save banner preferences'),
    refused: (faults) => faults.find(({ name }) => name !== 'alt_text')?.text,
    onSaved: (banner) => {
      client.setQueryData(ownBanner.queryKey, banner)
      told.current = banner.url ?? ''
      if (isAway.current)
        notify.info(t('The picture could not be fetched just now. Its address is kept in the form.'))
      void client.invalidateQueries({ queryKey: gallery.queryKey })
    },
  })
  const fields = useWatch({ control: form.fields.control }) as BannerFields
  const { url, image } = saved
  const picture = usePicture({
    address: fields.url,
    onAddress: (next) => form.change({ url: next }),
    known: url !== null && image !== null ? { address: url, image, palette: saved.palette } : undefined,
  })

  const { copy, address } = picture
  useEffect(() => {
    isAway.current = copy.is === 'away' && copy.why !== undefined
  }, [copy])
  const isExtracted = copy.palette.length > 0
  useEffect(() => {
    palette.current = copy.palette
    told.current ??= address
    if (!isExtracted || told.current === address) return
    told.current = address
    notify.success(t('Color palette extracted!'))
  }, [isExtracted, address, copy.palette])

  return { form, fields, picture }
}
