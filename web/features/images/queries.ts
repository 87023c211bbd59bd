import { queryOptions } from '@tanstack/react-query'
import type { Image } from '../../../contract/images.ts'
import { call } from '../../lib/api.ts'

/** Our own copy of the picture at an address, with its colors. It never changes, so it is fetched once. */
export const copyOf = (address: string) =>
  queryOptions({
    queryKey: ['images', 'copy', address],
    // The specified answer has the colors alone (ruling 33).
    queryFn: ({ signal }): Promise<{ palette: string[]; image?: Image }> =>
      call('POST /banners/extract-palette', { body: { image_url: address }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
