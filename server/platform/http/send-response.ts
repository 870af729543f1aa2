import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'

type Reader = ReadableStreamDefaultReader<Uint8Array>

/** A short answer goes out in one piece with its length; a long one as it comes, as fast as it is taken. */
export async function sendResponse(res: ServerResponse, { status, headers, body }: Response): Promise<void> {
  const reader = body?.getReader()
  // A body that fails from the start can still be excused in words.
  const first = await reader?.read()
  const head = [...headers].flat()
  if (!reader || !first?.value) {
    res.writeHead(status, head).end()
    return
  }
  if (res.destroyed) return reader.cancel()
  const next = reader.read()
  const soon = await Promise.race([next, untilIdle()])
  if (soon?.done) {
    if (!headers.has('content-length')) head.push('content-length', String(first.value.length))
    res.writeHead(status, head).end(first.value)
    return
  }
  res.writeHead(status, head)
  await pipeline(readOn(first.value, next, reader), res)
}

const untilIdle = () => new Promise<undefined>((resolve) => setImmediate(resolve, undefined))

async function* readOn(first: Uint8Array, next: ReturnType<Reader['read']>, reader: Reader) {
  try {
    yield first
    for (let chunk = await next; chunk.value; chunk = await reader.read()) yield chunk.value
  } finally {
    // Nobody reads on: whoever has gone must not keep a file or a connection open.
    await reader.cancel().catch(() => {})
  }
}
