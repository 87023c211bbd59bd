import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** Our own copy of the picture at an address, with its colours. Asked for once: the copy does not change. */
export const copyOf = (address: string) =>
  queryOptions({
    queryKey: ['images', 'copy', address],
    queryFn: ({ signal }) => call('POST /banners/extract-palette', { body: { image_url: address }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
