import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Problem } from '../problem.ts'
import { nameNetwork } from '../rate-limit/network.ts'
import { createBodyBuffer } from './body-buffer.ts'
import { type BodyLimit, collect } from './collect.ts'

/** A request's body: read from the connection, or from the Request where there is none. */
export type Sent = { req: { raw: Request }; env: unknown }

export type Bodies = {
  /** Reads the whole body; fails as soon as it is longer than allowed, or too slow. */
  read(sent: Sent, limit: BodyLimit, refuse?: (maxBytes: number) => Problem): Promise<Buffer>
}

const tooLong = () => new Problem(413, 'Too long', 'What was sent is too long.')
const tooMany = () =>
  new Problem(503, 'Too much at once', 'Please try again in a moment.', undefined, { 'retry-after': '2' })

/**
 * Reads bodies. Together, those in progress never take more than `maxBytes` of memory, and those from one network
 * never more than `maxPerNetwork`.
 */
export function openBodies(maxBytes: number, maxPerNetwork = maxBytes): Bodies {
  let held = 0
  const heldBy = new Map<string, number>()
  const change = (network: string, bytes: number) => {
    const own = (heldBy.get(network) ?? 0) + bytes
    if (bytes > 0 && (held + bytes > maxBytes || own > maxPerNetwork)) throw tooMany()
    held += bytes
    if (own > 0) heldBy.set(network, own)
    else heldBy.delete(network)
  }
  return {
    read: async (sent, limit, refuse = tooLong) => {
      if (announcedLength(sent) > limit.maxBytes) throw refuse(limit.maxBytes)
      const source = findSource(sent)
      if (!source) return Buffer.alloc(0)
      const network = findNetwork(sent)
      const hold = createBodyBuffer((bytes) => change(network, bytes))
      try {
        await collect(source, limit, refuse, hold.add)
        return hold.bytes()
      } finally {
        change(network, -hold.size())
      }
    },
  }
}

function findNetwork({ env }: Sent): string {
  const { address } = (env ?? {}) as { address?: string }
  return nameNetwork(address ?? '')
}

export const announcedLength = ({ req }: Sent): number => Number(req.raw.headers.get('content-length') ?? 0)

export function findSource({ req, env }: Sent): Readable | undefined {
  const { incoming } = (env ?? {}) as { incoming?: Readable }
  if (incoming) return incoming
  return req.raw.body ? Readable.fromWeb(req.raw.body as ReadableStream<Uint8Array>) : undefined
}
