import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Image, imageAddress, imageFaults } from '../../../contract/images.ts'
import { translate } from '../../../contract/t.ts'
import { ApiError, errorText } from '../../lib/api.ts'
import { copyOf } from './queries.ts'

/** How long an address must stand before its picture is asked for (member.md section 9). */
const settleMs = 1000

/** What is known of the picture at an address. `away`: it could not be looked at, which says nothing about it. */
export type Copy =
  | { is: 'none' | 'looking' | 'away'; palette: string[] }
  /** `why` is the sentence that tells it. */
  | { is: 'invalid'; why: string; palette: string[] }
  | { is: 'kept'; image: Image; palette: string[] }

/** A picture that was kept before, with the address it was kept from. */
export type Known = { address: string; image: Image; palette: string[] }

/**
 * Our own copy of the picture at the address that is being typed, a second after its last change, because a member's
 * browser never loads from elsewhere. `known` needs no asking.
 */
export function useCopy(address: string, known?: Known): Copy {
  const [settled, setSettled] = useState(address)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(address), settleMs)
    return () => clearTimeout(timer)
  }, [address])
  const isSettled = settled === address
  const isAddress = imageAddress.safeParse(address).success
  const isKnown = known?.address === address
  const copy = useQuery({ ...copyOf(address), enabled: isSettled && isAddress && !isKnown })

  if (address === '') return { is: 'none', palette: [] }
  if (isKnown) return { is: 'kept', image: known.image, palette: known.palette }
  if (copy.data) return { is: 'kept', ...copy.data }
  if (!isSettled) return { is: 'looking', palette: [] }
  const invalid = translate(imageFaults.address)
  if (!isAddress) return { is: 'invalid', why: invalid, palette: [] }
  if (!copy.error) return { is: 'looking', palette: [] }
  const { status } = copy.error instanceof ApiError ? copy.error : { status: 0 }
  return status >= 400 && status < 500 && status !== 429
    ? { is: 'invalid', why: errorText(copy.error, invalid), palette: [] }
    : { is: 'away', palette: [] }
}
