import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

/** Networks that are not public: those of this machine, of its local network, and reserved ones. */
const closed = new BlockList()
for (const [network, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ] as const),
] as const)
  closed.addSubnet(network, bits, 'ipv4')

/** All public IPv6 addresses are in one block; those in it that are reserved or map to IPv4 are excluded. */
const open = new BlockList()
open.addSubnet('2000::', 3, 'ipv6')
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, bits, 'ipv6')

/** Whether a connection may go to this address, which is an IP address and no name. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address)
  if (kind === 0 || isOwn(address)) return false
  if (kind === 4) return !closed.check(address, 'ipv4')
  return open.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

const isOwn = (address: string) =>
  Object.values(networkInterfaces()).some((cards) => cards?.some((card) => card.address === address))
