import { isIPv6 } from 'node:net'

/**
 * What rate limits count an address as. An IPv6 caller owns a whole /64 (ruling 30). A mapped IPv4 address counts as
 * that IPv4 address.
 */
export function countedAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address
}

/** The /48 of an IPv6 address: a household or a rented server may own it whole (RFC 6177). Undefined for IPv4. */
export function countedSite(address: string): string | undefined {
  const counted = countedAddress(address)
  return counted.endsWith('/64') ? `${counted.split(':').slice(0, 3).join(':')}::/48` : undefined
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  return [...front, ...zeros, ...back].map((group) => Number.parseInt(group, 16).toString(16))
}
