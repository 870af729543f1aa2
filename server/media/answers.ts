import { unframed } from '../platform/http/security-headers.ts'
import { notFound } from '../platform/problem.ts'
import type { Range } from '../platform/storage/storage.ts'
import { readRange } from './byte-range.ts'
import { type FileRow, fileAddress } from './files.ts'
import { fileKey } from './keys.ts'
import type { MediaSource } from './media-source.ts'
import type { ShownPicture } from './shown-picture.ts'

const forGood = 'public, max-age=31536000, immutable'
const forNow = 'public, max-age=10'
/** Browsers must use the type that we declare, and run nothing in the file. */
const guarded = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': `default-src 'none'; sandbox; ${unframed}`,
}

export function sendPicture(request: Request, { key, bytes, type, isStandIn }: ShownPicture): Response {
  const etag = `"${key}"`
  const headers = { ...guarded, etag, 'cache-control': isStandIn ? forNow : forGood }
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers })
  const described = { ...headers, 'content-type': type, 'content-length': String(bytes.length) }
  return new Response(new Uint8Array(bytes), { headers: described })
}

/** Not permanent: the file may get its old name back. */
export const redirectToFile = (file: FileRow): Response =>
  new Response(null, { status: 302, headers: { location: fileAddress(file), 'cache-control': forNow } })

export async function sendFile(request: Request, source: MediaSource, file: FileRow): Promise<Response> {
  const etag = `"${file.hash}"`
  const headers = { ...guarded, etag, 'cache-control': forGood, 'accept-ranges': 'bytes' }
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers })
  const range = request.method === 'GET' ? readRange(request.headers, etag, file.bytes) : undefined
  if (range === 'beyond') {
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${file.bytes}` } })
  }
  const body = await openBody(request, source, file, range)
  return new Response(body, { status: range ? 206 : 200, headers: { ...headers, ...describeFile(file, range) } })
}

/** Answers HEAD without opening the body. */
async function openBody({ method }: Request, { storage, checked }: MediaSource, { hash }: FileRow, range?: Range) {
  if (method === 'HEAD') return null
  const body = (await checked.hasFile(hash)) && (await storage.stream(fileKey(hash), range))
  if (!body) throw notFound('file')
  return body
}

function describeFile({ fileName, type, bytes }: FileRow, range?: Range): Record<string, string> {
  const length = range ? range.end - range.start + 1 : bytes
  return {
    'content-type': type,
    'content-length': String(length),
    'content-disposition': `attachment; filename*=UTF-8''${encodeName(fileName)}`,
    ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${bytes}` }),
  }
}

const encodeName = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)

function isKnown(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  return known.some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
}
