import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { keepSilently } from './platform/http/connection-header.ts'
import type { SecurityHeaders } from './platform/http/security-headers.ts'
import { chooseEncoding } from './platform/response-cache/accept-encoding.ts'
import { namesTag } from './platform/response-cache/entity-tag.ts'

export type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

type Form = { length: number; etag: string; read: () => Buffer }
type Asset = { type: string; plain: Form; br?: Form; gzip?: Form }

const types: Record<string, string> = {
  // No charset: browsers read the scripts of a UTF-8 page as UTF-8, and modules always.
  '.js': 'text/javascript',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}
const prefix = '/assets/'

/**
 * The built files that browsers load, without most of the headers for security, because their bytes count: a first visit
 * loads eleven scripts. They stay in memory, for a new build deletes the files while this process still serves
 * pages that name them.
 */
export async function openAssets(folder: string, securityHeaders: SecurityHeaders): Promise<Middleware> {
  const assets = new Map<string, Asset>()
  for (const name of await readdir(folder)) {
    const type = types[extname(name)]
    if (type) assets.set(prefix + name, await readAsset(join(folder, name), type))
  }
  return (req, res, next) => {
    if (!req.url?.startsWith(prefix)) return next()
    const [path = ''] = req.url.split('?')
    const asset = assets.get(path)
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (isRead && asset) return sendAsset(req, res, asset)
    for (const [name, value] of securityHeaders) res.setHeader(name, value)
    if (!isRead) res.writeHead(405, { allow: 'GET, HEAD' }).end()
    else res.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Not found')
  }
}

async function readAsset(file: string, type: string): Promise<Asset> {
  const [plain, br, gzip] = await Promise.all(['', '.br', '.gz'].map((ending) => readIfThere(file + ending)))
  if (!plain) throw new Error(`${file} cannot be read.`)
  // Nearly every browser accepts a compressed form, so the plain one is not kept: the few others get it decompressed each time.
  const again = gzip && (() => gunzipSync(gzip))
  return { type, plain: describeForm(plain, again), br: br && describeForm(br), gzip: gzip && describeForm(gzip) }
}

const readIfThere = (file: string): Promise<Buffer | undefined> => readFile(file).catch(() => undefined)

const describeForm = (bytes: Buffer, read = () => bytes): Form => ({
  length: bytes.length,
  // Truncated, since a first visit requests eleven scripts, and the name of each contains a digest as well.
  etag: `"${hash('sha256', bytes, 'base64url').slice(0, 6)}"`,
  read,
})

function sendAsset(req: IncomingMessage, res: ServerResponse, asset: Asset): void {
  const { name, form } = chooseForm(asset, req.headers['accept-encoding'])
  keepSilently(req, res)
  res.setHeader('etag', form.etag)
  // `public` would change nothing for a request without credentials, and its bytes count: a first visit loads eleven scripts.
  res.setHeader('cache-control', 'max-age=31536000, immutable')
  res.setHeader('vary', 'accept-encoding')
  res.setHeader('x-content-type-options', 'nosniff')
  if (namesTag(req.headers['if-none-match'] ?? '', form.etag)) {
    res.writeHead(304).end()
    return
  }
  if (name) res.setHeader('content-encoding', name)
  res.writeHead(200, { 'content-type': asset.type, 'content-length': form.length })
  res.end(req.method === 'HEAD' ? undefined : form.read())
}

function chooseForm({ plain, ...packed }: Asset, accepted: string | undefined): { name?: string; form: Form } {
  const name = chooseEncoding(accepted, packed.br !== undefined)
  const form = name === 'br' || name === 'gzip' ? packed[name] : undefined
  return form ? { name, form } : { form: plain }
}
