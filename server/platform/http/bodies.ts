import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Problem } from '../problem.ts'
import { type BodyLimit, collect } from './collect.ts'
import { openHold } from './hold.ts'

/** A request's body: read from the connection, or from the Request where there is none. */
export type Sent = { req: { raw: Request }; env: unknown }

export type Bodies = {
  /** Reads the whole body; fails as soon as it is longer than allowed, or too slow. */
  read(sent: Sent, limit: BodyLimit, refuse?: (longest: number) => Problem): Promise<Buffer>
}

const tooLong = () => new Problem(413, 'Too long', 'What was sent is too long.')
const tooMany = () =>
  new Problem(503, 'Too much at once', 'Please try again in a moment.', undefined, { 'retry-after': '2' })

/** Reads bodies; those being received together never take more than `mostBytes` of memory. */
export function openBodies(mostBytes: number): Bodies {
  let held = 0
  const reserve = (bytes: number) => {
    if (held + bytes > mostBytes) throw tooMany()
    held += bytes
  }
  return {
    read: async (sent, limit, refuse = tooLong) => {
      if (announcedLength(sent) > limit.longest) throw refuse(limit.longest)
      const source = findSource(sent)
      if (!source) return Buffer.alloc(0)
      const hold = openHold(reserve)
      try {
        await collect(source, limit, refuse, hold.add)
        return hold.bytes()
      } finally {
        held -= hold.size()
      }
    },
  }
}

export const announcedLength = ({ req }: Sent): number => Number(req.raw.headers.get('content-length') ?? 0)

export function findSource({ req, env }: Sent): Readable | undefined {
  const { incoming } = (env ?? {}) as { incoming?: Readable }
  if (incoming) return incoming
  return req.raw.body ? Readable.fromWeb(req.raw.body as ReadableStream<Uint8Array>) : undefined
}
