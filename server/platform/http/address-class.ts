import { isIPv4, isIPv6 } from 'node:net'
import { listAddressGroups } from '../rate-limit/network.ts'

/** Roughly where an address is, for the log: an IPv4 /24, or an IPv6 /48, which is a provider's customer at most. */
export function nameAddressClass(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) return plain.replace(/\d+$/, '0/24')
  return isIPv6(plain) ? `${listAddressGroups(plain).slice(0, 3).join(':')}::/48` : 'unknown'
}
