import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gunzip, gzip, gzipSync } from 'node:zlib'
import { beginHead, composeHead } from '../http/ready-head.ts'

export type Encoding = 'br' | 'gzip' | 'identity'
type Compression = Exclude<Encoding, 'identity'>

export type Header = [name: string, value: string]

/** The fields that all encodings of one answer share. */
export type Content = {
  status: number
  headers: Header[]
  fingerprint: string
  /** Only bodies that gain by it are sent compressed. */
  compressible: boolean
}

/**
 * One encoding of an answer. Headers are name, value, name, value. `sent` is their serialised form with the body after
 * it, in one buffer; it follows the start, which the request id completes.
 */
export type Form = { status: number; headers: string[]; start: string; sent: Buffer; body: Buffer }

export function makeForm(content: Content, encoding: Encoding, body: Buffer): Form {
  const headers = listUnchangedHeaders(content, encoding)
  const type = content.headers.find(([name]) => name === 'content-type')
  if (type) headers.push(...type)
  if (encoding !== 'identity') headers.push('content-encoding', encoding)
  headers.push('content-length', String(body.length))
  const head = composeHead(headers)
  const sent = Buffer.allocUnsafeSlow(head.length + body.length)
  sent.write(head, 'latin1')
  body.copy(sent, head.length)
  const { status } = content
  return { status, headers, start: beginHead(status), sent, body: sent.subarray(head.length) }
}

/** The headers of a 304. */
export function listUnchangedHeaders(content: Content, encoding: Encoding): string[] {
  const headers = content.headers.filter(([name]) => name !== 'content-type').flat()
  if (content.status === 200) headers.push('etag', tagForm(content, encoding))
  if (content.compressible) headers.push('vary', 'accept-encoding')
  return headers
}

export function tagForm({ fingerprint }: Content, encoding: Encoding): string {
  return encoding === 'identity' ? `"${fingerprint}"` : `"${fingerprint}-${encoding}"`
}

/**
 * Compressed synchronously up to this size, since it takes no longer than passing it to another thread, which also
 * keeps its input alive until the next full collection.
 */
const mostAtOnce = 256 * 1024

/** For a page of 140 kB quality 2 takes 0.32 ms, 3 takes 0.41 for 1 % fewer bytes, 4 0.70 for 5 %, 5 1.13 for 11 %. */
export function compress(body: Buffer, compression: Compression): Buffer | Promise<Buffer> {
  const atOnce = body.length <= mostAtOnce
  if (compression === 'gzip') return atOnce ? gzipSync(body, { level: 6 }) : compressGzip(body, { level: 6 })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 2,
    // A window no larger than a page: the usual 4 MB would be set up for each.
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  // Sized to the whole output, which is written in one go.
  const options = { params, chunkSize: Math.max(16_384, body.length >> 2) }
  return atOnce ? brotliCompressSync(body, options) : compressBrotli(body, options)
}

export const unpack = (body: Buffer, compression: Compression): Promise<Buffer> =>
  compression === 'br' ? unpackBrotli(body) : unpackGzip(body)

const compressBrotli = promisify(brotliCompress) as (body: Buffer, options: object) => Promise<Buffer>
const compressGzip = promisify(gzip) as (body: Buffer, options: object) => Promise<Buffer>
const unpackBrotli = promisify<Buffer, Buffer>(brotliDecompress)
const unpackGzip = promisify<Buffer, Buffer>(gunzip)
