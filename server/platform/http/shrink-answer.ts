import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { chooseEncoding } from '../response-cache/accept-encoding.ts'

const fewestBytes = 1024
/** Larger bodies would delay other requests. */
const mostBytes = 256 * 1024
const quick = { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 }

type Shrunk = { body: Uint8Array; encoding: 'br' | 'gzip' }

/**
 * Compresses the body for one client at the fastest level: a tenth of a millisecond for a search result, less than
 * passing it to another thread. An answer that must not be stored stays uncompressed: its length must reveal nothing.
 */
export function shrinkAnswer(body: Uint8Array, headers: Headers, accepted: string | undefined): Shrunk | undefined {
  if (body.length < fewestBytes || body.length > mostBytes || headers.has('content-encoding')) return undefined
  if (!headers.get('content-type')?.startsWith('application/json')) return undefined
  if (/\b(?:private|no-store)\b/i.test(headers.get('cache-control') ?? '')) return undefined
  const encoding = chooseEncoding(accepted, true)
  // Sized to the output: the default of 16 kB for each would leave much memory to be collected.
  const chunkSize = Math.max(1024, body.length >> 2)
  if (encoding === 'br') return { body: brotliCompressSync(body, { params: quick, chunkSize }), encoding }
  if (encoding === 'gzip') return { body: gzipSync(body, { level: 1, chunkSize }), encoding }
}
