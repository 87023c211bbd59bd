import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { hashOfUpload, type Image, imageAddress, imageFaults } from '../../../contract/images.ts'
import { translate } from '../../../contract/t.ts'
import { imageAt } from '../../lib/added-fields.ts'
import { ApiError, errorText } from '../../lib/api.ts'
import { copyOf } from './queries.ts'

/** How long an address must not change before its picture is requested (specification, Member 9). */
const settleMs = 1000

/**
 * What is known of the picture at an address. `away` means that it could not be read, which says nothing about it. The
 * palette is empty until it is known.
 */
export type Copy =
  | { is: 'none' | 'looking'; palette: string[] }
  /** `why` is the sentence to show. */
  | { is: 'invalid'; why: string; palette: string[] }
  /** `why` is present if the server answered. `retry` asks it again. */
  | { is: 'away'; why?: string; retry: () => void; palette: string[] }
  | { is: 'kept'; image: Image; palette: string[] }

/** A picture that was imported before, and the address it came from. */
export type ImportedImage = { address: string; image: Image; palette: string[] }

/** A picture that is stored here and can be shown without a copy. */
function localImage(address: string): Image | undefined {
  if (hashOfUpload(address)) return imageAt(address)
  const { origin, pathname } = URL.parse(address) ?? {}
  return pathname && origin === window.location.origin ? imageAt(pathname) : undefined
}

/** The result of a failed request: the address has no picture, or it could not be read at the moment. */
function failedLook(error: Error, retry: () => void): Copy {
  const { status, message } = error instanceof ApiError ? error : { status: 0, message: '' }
  const isRefused = status >= 400 && status < 500 && status !== 429
  const why = errorText(error, translate(imageFaults.address))
  if (isRefused && message !== imageFaults.unreachable) return { is: 'invalid', why, palette: [] }
  return { is: 'away', ...(isRefused && { why }), retry, palette: [] }
}

/**
 * Our own copy of the picture at the typed address, made a second after its last change. A member's browser never loads
 * pictures from elsewhere. A `known` picture is not requested. A picture stored here is shown even if the call for its
 * colors fails.
 */
export function useCopy(address: string, known?: ImportedImage): Copy {
  const [settled, setSettled] = useState(address)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(address), settleMs)
    return () => clearTimeout(timer)
  }, [address])
  const isSettled = settled === address
  const isAddress = imageAddress.safeParse(address).success
  const isKnown = known?.address === address
  const { data, error, isFetching, refetch } = useQuery({
    ...copyOf(address),
    enabled: isSettled && isAddress && !isKnown,
  })
  const retry = () => void refetch()

  if (address === '') return { is: 'none', palette: [] }
  if (isKnown) return { is: 'kept', image: known.image, palette: known.palette }
  const image = data?.image ?? (isAddress ? localImage(address) : undefined)
  if (data) {
    const { palette } = data
    return image ? { is: 'kept', image, palette } : { is: 'away', retry, palette }
  }
  const failed = isSettled && error && !isFetching ? failedLook(error, retry) : undefined
  if (failed?.is === 'invalid') return failed
  if (image) return { is: 'kept', image, palette: [] }
  if (!isSettled) return { is: 'looking', palette: [] }
  if (!isAddress) return { is: 'invalid', why: translate(imageFaults.address), palette: [] }
  return failed ?? { is: 'looking', palette: [] }
}
