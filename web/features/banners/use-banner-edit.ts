import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { OwnBanner } from '../../../contract/banners.ts'
import { t } from '../../../contract/t.ts'
import { call, errorText } from '../../lib/api.ts'
import { keepDraft, readDraft } from '../../lib/drafts.ts'
import { useUser } from '../../lib/session.ts'
import { notify } from '../../ui/notify.ts'
import { usePicture } from '../images/use-picture.ts'
import { type BannerFields, changeOf, fieldsOf, fieldsOfDraft, isSame } from './banner-fields.ts'
import { gallery, ownBanner } from './queries.ts'

/** The member's banner while it is edited: kept over a reload, with the colours of its picture. */
export function useBannerEdit(saved: OwnBanner) {
  const { id: memberId } = useUser()
  const client = useQueryClient()
  const savedFields = fieldsOf(saved)
  const [fields, setFields] = useState(() => fieldsOfDraft(readDraft('banner', memberId), savedFields))
  const isDirty = !isSame(fields, savedFields)
  useEffect(() => keepDraft('banner', memberId, isDirty ? fields : undefined), [memberId, isDirty, fields])

  // A field at a time, over what stands there by then: an upload ends when it ends.
  const edit = (change: Partial<BannerFields>) => setFields((current) => ({ ...current, ...change }))
  const { url, image, palette } = saved
  const picture = usePicture({
    address: fields.url,
    onAddress: (next) => edit({ url: next }),
    known: url !== null && image !== null ? { address: url, image, palette } : undefined,
  })

  const { copy, address } = picture
  const isExtracted = copy.palette.length > 0
  const told = useRef(address)
  useEffect(() => {
    if (!isExtracted || told.current === address) return
    told.current = address
    notify.success(t('Color palette extracted!'))
  }, [isExtracted, address])

  const saving = useMutation({
    mutationFn: (wished: BannerFields) =>
      // Colors that are not known yet the server finds itself.
      call('PATCH /me/banner/share', {
        body: { ...changeOf(wished), ...(isExtracted && { palette: copy.palette }) },
      }),
    onSuccess: (banner, wished) => {
      client.setQueryData(ownBanner.queryKey, banner)
      // What was changed while it was being saved is the next edit.
      setFields((current) => (current === wished ? fieldsOf(banner) : current))
      told.current = banner.url ?? ''
      notify.success(t('Banner preferences saved successfully!'), { id: 'banner' })
      void client.invalidateQueries({ queryKey: gallery.queryKey })
    },
    onError: (error) =>
      notify.error(errorText(error, t('Failed to save banner preferences')), { id: 'banner' }),
  })

  return {
    fields,
    edit,
    picture,
    isDirty,
    isSaving: saving.isPending,
    save: () => saving.mutate(fields),
    giveUp: () => setFields(savedFields),
  }
}
