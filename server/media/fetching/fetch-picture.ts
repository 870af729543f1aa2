import { type IncomingMessage, request as requestPlainly } from 'node:http'
import { request as requestSafely } from 'node:https'
import { isIP } from 'node:net'
import { ClosedAddress, lookUpChecked, type MayConnect } from '../../platform/checked-lookup.ts'
import { Problem } from '../../platform/problem.ts'
import { isPublicAddress } from '../../platform/public-address.ts'

export type FetchOptions = {
  mayConnect?: MayConnect
  patienceMs?: number
  /** Ends all fetching, however many pictures are left. */
  deadline?: AbortSignal
}

const megabyte = 1024 * 1024
const longest = 20 * megabyte
const mostRedirects = 3
const longestAddress = 2000

const refuse = (reason: string) => new Problem(422, 'The picture could not be fetched', reason)
const closedAddress = () => refuse('Its address is in a network that is not public.')

/** Fetches a web address, if it is a picture and arrives in time. */
export async function fetchPicture(
  address: string,
  { mayConnect = isPublicAddress, patienceMs = 20_000, deadline }: FetchOptions = {},
): Promise<Buffer> {
  const patience = AbortSignal.timeout(patienceMs)
  const signal = deadline ? AbortSignal.any([patience, deadline]) : patience
  try {
    return await follow(address, mayConnect, signal)
  } catch (error) {
    if (error instanceof Problem) throw error
    if (error instanceof ClosedAddress) throw closedAddress()
    if (deadline?.aborted) throw refuse('There was no time left for it: please try again.')
    if (signal.aborted) throw refuse(`It was not here after ${Math.ceil(patienceMs / 1000)} seconds.`)
    throw refuse(`Its address can't be reached${explain(error)}.`)
  }
}

const explain = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : ''

async function follow(address: string, mayConnect: MayConnect, signal: AbortSignal): Promise<Buffer> {
  let url = readAddress(address)
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const response = await ask(url, mayConnect, signal)
    const { statusCode = 0, headers } = response
    if (statusCode === 200) return await readAll(response)
    response.destroy()
    if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined)
      throw refuse(`Its address answers ${statusCode}.`)
    url = readAddress(headers.location, url)
  }
  throw refuse('Its address redirects too often.')
}

function readAddress(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href)
  if (!url || !/^https?:$/.test(url.protocol) || address.length > longestAddress || url.username !== '')
    throw refuse('Its address is not a web address.')
  return url
}

/** The name is resolved here, and the connection uses that checked IP address: resolved again, it could differ. */
function ask(url: URL, mayConnect: MayConnect, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) > 0 && !mayConnect(host)) throw closedAddress()
  const request = url.protocol === 'https:' ? requestSafely : requestPlainly
  const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Showroom' }
  return new Promise((resolve, reject) => {
    request(url, { agent: false, lookup: lookUpChecked(mayConnect), signal, headers }, resolve)
      .once('error', reject)
      .end()
  })
}

async function readAll(response: IncomingMessage): Promise<Buffer> {
  const tooLong = () => refuse(`It has more than ${longest / megabyte} MB.`)
  if (Number(response.headers['content-length']) > longest) {
    response.destroy()
    throw tooLong()
  }
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of response as AsyncIterable<Buffer>) {
    length += piece.length
    if (length > longest) throw tooLong()
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
