import { type IncomingMessage, request as requestPlainly } from 'node:http'
import { request as requestSafely } from 'node:https'
import { isIP } from 'node:net'
import { ClosedAddress, lookUpChecked, type MayConnect } from './checked-lookup.ts'
import { isPublicAddress } from './public-address.ts'

export type FetchRules = {
  accept: string
  /** The most bytes that are read. */
  maxBytes: number
  /** Sent to the address itself, and to no other origin that it redirects to. */
  headers?: Record<string, string>
  mayConnect?: MayConnect
  /** Hosts that may be in a network that is not public. A server elsewhere cannot redirect to them. */
  internalHosts?: string[]
  timeoutMs?: number
  /** Aborts every request of the fetch, however much is left. */
  deadline?: AbortSignal
}

export type Fetched = { status: 200 | 304; body: Buffer; headers: IncomingMessage['headers'] }

const maxRedirects = 3
/** In bytes: addresses are remembered in an index, whose rows have less than 2.7 kB. */
const maxAddressLength = 2000
const megabyte = 1024 * 1024

/** Why nothing was fetched, in a sentence for staff. */
export class FetchRefusal extends Error {}

/** Fetches what is at a web address, if that is in a public network and arrives in time. */
export async function fetchPublic(address: string, rules: FetchRules): Promise<Fetched> {
  const { mayConnect = isPublicAddress, timeoutMs = 20_000, deadline } = rules
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = deadline ? AbortSignal.any([timeout, deadline]) : timeout
  try {
    return await follow(address, { ...rules, mayConnect, signal })
  } catch (error) {
    if (error instanceof FetchRefusal) throw error
    if (error instanceof ClosedAddress) throw closedAddress()
    if (deadline?.aborted) throw new FetchRefusal('There was no time left for it: please try again.')
    if (signal.aborted) throw new FetchRefusal(`It did not arrive within ${Math.ceil(timeoutMs / 1000)} seconds.`)
    throw new FetchRefusal(`Its address can't be reached${explain(error)}.`)
  }
}

const closedAddress = () => new FetchRefusal('Its address is in a network that is not public.')

const explain = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : ''

type Asking = FetchRules & { mayConnect: MayConnect; signal: AbortSignal }

async function follow(address: string, asking: Asking): Promise<Fetched> {
  const first = readAddress(address)
  let { internalHosts = [] } = asking
  let url = first
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    // A host outside the allowed ones chooses all further addresses.
    if (!internalHosts.includes(readHost(url))) internalHosts = []
    const isOwn = url.origin === first.origin
    const response = await ask(url, { ...asking, internalHosts, headers: isOwn ? asking.headers : {} })
    const { statusCode = 0, headers } = response
    if (statusCode === 200) return { status: 200, body: await readAll(response, asking.maxBytes), headers }
    response.destroy()
    if (statusCode === 304) return { status: 304, body: Buffer.alloc(0), headers }
    if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined)
      throw new FetchRefusal(`Its address answers ${statusCode}.`)
    url = readAddress(headers.location, url)
  }
  throw new FetchRefusal('Its address redirects too often.')
}

function readAddress(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href)
  if (!url || !/^https?:$/.test(url.protocol) || Buffer.byteLength(address) > maxAddressLength || url.username !== '')
    throw new FetchRefusal('Its address is not a web address.')
  return url
}

const readHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

/** The name is resolved here, and the connection uses that checked IP address: resolved again, it could differ. */
function ask(url: URL, { accept, headers, signal, internalHosts = [], ...asking }: Asking): Promise<IncomingMessage> {
  const host = readHost(url)
  const mayConnect = internalHosts.includes(host) ? () => true : asking.mayConnect
  if (isIP(host) > 0 && !mayConnect(host)) throw closedAddress()
  const request = url.protocol === 'https:' ? requestSafely : requestPlainly
  const all = { accept, 'accept-encoding': 'identity', 'user-agent': 'Showroom', ...headers }
  return new Promise((resolve, reject) => {
    request(url, { agent: false, lookup: lookUpChecked(mayConnect), signal, headers: all }, resolve)
      .once('error', reject)
      .end()
  })
}

async function readAll(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLong = () => new FetchRefusal(`It is larger than ${Math.floor(maxBytes / megabyte)} MB.`)
  if (Number(response.headers['content-length']) > maxBytes) {
    response.destroy()
    throw tooLong()
  }
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of response as AsyncIterable<Buffer>) {
    length += piece.length
    if (length > maxBytes) throw tooLong()
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
