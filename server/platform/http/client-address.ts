import { isIP } from 'node:net'

/** The address of the client, given the number of trusted proxies in front of the shop. */
export function findAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const hops = trustedProxies > 0 && forwardedFor ? forwardedFor.split(',').map(readAddress) : []
  // Each trusted proxy has appended the address that it saw; anything further left was written by the client.
  const believed = hops.slice(-trustedProxies)
  return believed.find((address) => address !== '') ?? readAddress(peer ?? '')
}

function readAddress(text: string): string {
  const bare = text.trim().replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2')
  const address = bare.replace(/^::ffff:(?=[\d.]+$)/i, '')
  return isIP(address) ? address : ''
}
