import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createListener } from '../../server/listener.ts'
import { tuneServer } from '../../server/platform/http-server.ts'
import { openLog } from '../../server/platform/log.ts'
import { createResponseCache } from '../../server/platform/response-cache/cache.ts'
import type { Sample } from './samples.ts'

/** The shop's own listener, with what it answers already made once. */
const samples = JSON.parse(process.argv[2] ?? '') as Sample[]
const answers = new Map(samples.map(({ path, type, plain }) => [path, { type, body: readFileSync(plain) }]))
const listener = createListener({
  cache: createResponseCache({ maxBytes: 64 * 1024 * 1024, version: () => 1 }),
  fetch: (request) => {
    const answer = answers.get(new URL(request.url).pathname)
    if (!answer) return new Response(null, { status: 404 })
    return new Response(answer.body, { headers: { 'content-type': answer.type } })
  },
  isPrivate: (req) => req.headers.cookie?.includes('session') ?? false,
  log: openLog('info'),
  trustProxy: 0,
  publicUrl: 'https://shop.example',
})
const server = tuneServer(createServer(listener))
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
