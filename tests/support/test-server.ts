import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { createListener } from '../../server/listener.ts'
import { listSecurityHeaders } from '../../server/platform/http/security-headers.ts'
import { refuseUnparsed } from '../../server/platform/http/unparsed-requests.ts'
import { openServer } from '../../server/platform/http-server.ts'
import { openLog } from '../../server/platform/log.ts'
import { createResponseCache } from '../../server/platform/response-cache/cache.ts'
import type { Asker } from '../../server/serve.ts'

export const text = `<!doctype html><title>Sofas</title>${'<p>solid oak sofa</p>'.repeat(200)}`
export const page = () => new Response(text, { headers: { 'content-type': 'text/html' } })

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }
type Shop = {
  fetch: (request: Request, asker: Asker) => Response | Promise<Response>
  version?: () => number
  trustProxy?: number
  publicUrl?: string
  hstsSubdomains?: boolean
  level?: string
  nameAnswer?: (target: string) => string
  onShown?: (req: IncomingMessage) => void
}

/** A server for a shop that each test supplies; `lines` is its log. */
export function buildTestServer() {
  const lines: Record<string, unknown>[] = []
  let server: Server | undefined
  let port = 0

  const serve = async (opened: Server) => {
    server = opened
    await once(opened.listen(0, '127.0.0.1'), 'listening')
    port = (opened.address() as AddressInfo).port
  }
  const open = ({ version = () => 1, level = 'debug', ...shop }: Shop) => {
    lines.length = 0
    const write = (line: string) => lines.push(JSON.parse(line)) > 0
    const options = { publicUrl: 'https://shop.example', ...shop }
    const listener = createListener({
      cache: createResponseCache({ maxBytes: 1_000_000, version }),
      isPrivate: (req) => /session=/.test(req.headers.cookie ?? ''),
      log: openLog(level, { isTTY: false, write } as never),
      trustProxy: 0,
      ...options,
    })
    const opened = openServer(listener)
    refuseUnparsed(opened, listSecurityHeaders(options.publicUrl, options.hstsSubdomains))
    return serve(opened)
  }
  const close = async () => {
    server?.closeAllConnections()
    await new Promise((resolve) => server?.close(resolve) ?? resolve(undefined))
    server = undefined
  }
  const ask = async (
    path: string,
    headers: Record<string, string> = {},
    method = 'GET',
    body = '',
  ): Promise<Answer> => {
    const req = request({ port, path, method, headers }).end(body)
    const [res] = await once(req, 'response')
    const chunks: Buffer[] = []
    for await (const chunk of res) chunks.push(chunk)
    return { status: res.statusCode, headers: res.headers, body: Buffer.concat(chunks) }
  }
  return { lines, port: () => port, open, serve, close, ask, send: (raw: string) => sendRaw(port, raw) }
}

/** Sends a raw request, and returns the raw answer up to the end of the connection. */
async function sendRaw(port: number, raw: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.end(Buffer.from(raw, 'latin1'))
  let answer = ''
  for await (const chunk of socket) answer += chunk.toString('latin1')
  return answer
}
