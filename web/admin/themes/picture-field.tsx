import { useEffect, useRef } from 'react'
import { type FieldPath, useController, useFormContext } from 'react-hook-form'
import { hashOfUpload } from '../../../contract/images.ts'
import { t } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { ImageField } from '../../features/images/image-field.tsx'
import { usePicture } from '../../features/images/use-picture.ts'
import { pictureAddress } from '../../lib/picture-address.ts'
import { cx } from '../../ui/cx.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { useDark } from '../../ui/use-dark.ts'
import type { ThemeForm } from './theme-form.ts'

/** One of the product's own pictures needs no copy, and the server would not fetch it. */
const isOurArt = (address: string) => address.startsWith('/art/')

type PictureFieldProps = {
  name: FieldPath<ThemeForm>
  label: string
  addressLabel: string
  /** Width to height, as members see it. */
  ratio: number
  /** Whether the box for its address is below the picture, which has the whole width, in place of beside it. */
  isStacked?: boolean
  /** The picture drawn for the night, and of which address it is. */
  byNight?: (NonNullable<Theme['coverNight']> & { of: string | null }) | undefined
}

/** A picture of the theme: uploaded, or from any address. */
export function PictureField(props: PictureFieldProps) {
  const { name, label, addressLabel, ratio, isStacked, byNight } = props
  const { control } = useFormContext<ThemeForm>()
  const { field, fieldState } = useController({ control, name })
  const address = String(field.value ?? '')
  const night = useDark() && byNight?.of === pictureAddress(address) ? byNight : undefined
  const picture = usePicture({
    address,
    onAddress: (next) => {
      field.onChange(next)
      if (hashOfUpload(next)) notify.success(t('Image uploaded successfully'))
    },
    known: isOurArt(address)
      ? {
          address,
          palette: [],
          image: {
            url: night?.sizes[0]?.url ?? address,
            width: 480,
            height: 480,
            lqip: night?.lqip ?? '',
            sizes: night?.sizes ?? [],
          },
        }
      : undefined,
  })

  const { fault } = picture.upload
  const told = useRef(fault)
  useEffect(() => {
    if (fault && fault !== told.current) notify.error(t('Failed to upload image'), { description: fault })
    told.current = fault
  }, [fault])

  return (
    <div
      ref={(area) => {
        const box = area?.querySelector<HTMLInputElement>('input[type=url]')
        field.ref(box ? { focus: () => box.focus() } : null)
      }}
      {...picture.area}
      className={cx(
        !isStacked && 'sm:[&>fieldset]:grid-cols-[13rem_minmax(0,1fr)] sm:[&>fieldset]:items-start',
      )}
    >
      <ImageField
        picture={picture}
        label={label}
        addressLabel={addressLabel}
        error={fieldState.error?.message}
        alt=""
        ratio={ratio}
        isLarge={isStacked}
        isOfNight={night !== undefined}
      />
    </div>
  )
}
