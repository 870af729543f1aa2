import { isIPv6 } from 'node:net'

/** The network that an address counts for: a household or a phone has a whole /64 of IPv6 addresses. */
export function nameNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  return isIPv6(address) ? `${listAddressGroups(address).slice(0, 4).join(':')}::/64` : address
}

/** The eight groups of an IPv6 address. */
export function listAddressGroups(address: string): string[] {
  const [head, tail] = writeShortest(address).split('::')
  const before = listGroups(head)
  const after = listGroups(tail)
  return [...before, ...Array(8 - before.length - after.length).fill('0'), ...after]
}

const writeShortest = (address: string) => new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1)

const listGroups = (text: string | undefined) => (text ? text.split(':') : [])
