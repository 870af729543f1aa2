import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Whether an IP address may be connected to. */
export type MayConnect = (ip: string) => boolean

/** A host name that staff typed or sent resolves to an address in a network that is not public. */
export class ClosedAddress extends Error {
  constructor() {
    super('The address is in a network that is not public.')
  }
}

/** Resolves a name and refuses it if one of its IP addresses may not be connected to. */
export const lookUpChecked =
  (mayConnect: MayConnect): LookupFunction =>
  (name, options, callback) => {
    lookup(name, { ...options, all: true }, (error, found = []) => {
      const [first] = found
      if (error || !first) return callback(error ?? new ClosedAddress(), '')
      if (!found.every(({ address }) => mayConnect(address))) return callback(new ClosedAddress(), '')
      return options.all ? callback(null, found) : callback(null, first.address, first.family)
    })
  }

/** The IP address to connect to for a host. A caller that resolved the name again could be sent elsewhere. */
export async function findOpenAddress(host: string, mayConnect: MayConnect = isPublicAddress): Promise<string> {
  if (isIP(host) > 0) {
    if (!mayConnect(host)) throw new ClosedAddress()
    return host
  }
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, address: unknown) => (error ? reject(error) : resolve(String(address)))
    lookUpChecked(mayConnect)(host, { order: 'ipv4first' }, done)
  })
}
