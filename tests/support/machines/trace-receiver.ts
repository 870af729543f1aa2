import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A span of OTLP's JSON, with its attributes as one object. */
type ReceivedSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  status: { code: number }
  facts: Record<string, unknown>
}

type Pair = { key: string; value: Record<string, unknown> }
type Sent = {
  resourceSpans: {
    resource: { attributes: Pair[] }
    scopeSpans: { spans: (Omit<ReceivedSpan, 'facts'> & { attributes: Pair[] })[] }[]
  }[]
}

const readPairs = (pairs: Pair[]) => Object.fromEntries(pairs.map(({ key, value }) => [key, Object.values(value)[0]]))

/** Receives traces as OTLP over HTTP, in JSON. */
export async function startTraceReceiver() {
  const bodies: string[] = []
  const types = new Set<string>()
  const server = createServer(async (req, res) => {
    const body = await text(req)
    types.add(`${req.url} ${req.headers['content-type']}`)
    if (req.headers['content-type'] === 'application/json') bodies.push(body)
    res.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const listSent = () => bodies.flatMap((body) => (JSON.parse(body) as Sent).resourceSpans)
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    types,
    /** The received bodies, unparsed. */
    written: () => bodies.join('\n'),
    spans: (): ReceivedSpan[] =>
      listSent()
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans)
        .map(({ attributes, ...span }) => ({ ...span, facts: readPairs(attributes) })),
    empty: () => {
      bodies.length = 0
      types.clear()
    },
    services: () => listSent().map(({ resource }) => readPairs(resource.attributes)['service.name']),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
