import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gunzip, gzip, gzipSync } from 'node:zlib'
import { beginHead, composeHead } from '../http/ready-head.ts'

export type Encoding = 'br' | 'gzip' | 'identity'
export type Compression = Exclude<Encoding, 'identity'>

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
 * One encoding of an answer. `headers`: name, value, name, value. `sent`: the serialized headers and the body in one
 * buffer. A response is `start`, the request id, and then `sent`.
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
const maxAtOnce = 256 * 1024

/**
 * The fastest level, because a client waits: for a page of 140 kB Brotli 1 takes 0.27 ms, 2 takes 0.53 for 6 % fewer
 * bytes.
 */
export function compress(body: Buffer, compression: Compression): Buffer | Promise<Buffer> {
  const isSmall = body.length <= maxAtOnce
  // Sized to the whole output, which is written in one go.
  const chunkSize = Math.max(16_384, body.length >> 2)
  const quickGzip = { level: 1, chunkSize, memLevel: 9 }
  if (compression === 'gzip') return isSmall ? gzipSync(body, quickGzip) : compressGzip(body, quickGzip)
  const options = { ...setBrotli(1, body), chunkSize }
  return isSmall ? brotliCompressSync(body, options) : compressBrotli(body, options)
}

/** In another thread, for pages that are requested often: 2 ms, for a sixth fewer bytes. */
export const compressWell = (body: Buffer, compression: Compression): Promise<Buffer> =>
  compression === 'gzip' ? compressGzip(body, { level: 6 }) : compressBrotli(body, setBrotli(5, body))

const setBrotli = (quality: number, body: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    // A window no larger than a page: the usual 4 MB would be set up for each.
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
})

export const unpack = (body: Buffer, compression: Compression): Promise<Buffer> =>
  compression === 'br' ? unpackBrotli(body) : unpackGzip(body)

const compressBrotli = promisify(brotliCompress) as (body: Buffer, options: object) => Promise<Buffer>
const compressGzip = promisify(gzip) as (body: Buffer, options: object) => Promise<Buffer>
const unpackBrotli = promisify<Buffer, Buffer>(brotliDecompress)
const unpackGzip = promisify<Buffer, Buffer>(gunzip)
