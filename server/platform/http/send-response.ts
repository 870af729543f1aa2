import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { chooseCompression, compressBody } from './compress-body.ts'
import { countBytes, joinForNow, joinPieces } from './join-pieces.ts'

type Reader = ReadableStreamDefaultReader<Uint8Array>

/** Sends a short answer in one piece with its length; a long one is streamed as fast as it is read. */
export async function sendResponse(res: ServerResponse, response: Response, acceptEncoding?: string): Promise<void> {
  if (isWhole(response)) return sendWhole(res, response, response.pieces, acceptEncoding)
  const { status, headers, body } = response
  const reader = body?.getReader()
  // No header is sent yet, so a body that fails at its first chunk still gets an error answer.
  const first = await reader?.read()
  if (!reader || !first?.value) {
    res.writeHead(status, [...headers].flat()).end()
    return
  }
  if (res.destroyed) return reader.cancel()
  const next = reader.read()
  const soon = await Promise.race([next, untilIdle()])
  if (soon?.done) return sendWhole(res, response, [first.value], acceptEncoding)
  res.writeHead(status, [...headers].flat())
  await pipeline(readOn(first.value, next, reader), res)
}

const isWhole = (response: Response): response is Response & { pieces: Uint8Array[] } => 'pieces' in response

function sendWhole(
  res: ServerResponse,
  { status, headers }: Response,
  pieces: Uint8Array[],
  acceptEncoding?: string,
): void {
  const encoding = chooseCompression(countBytes(pieces), headers, acceptEncoding)
  if (encoding) headers.set('content-encoding', encoding)
  const bytes = encoding ? compressBody(joinForNow(pieces), encoding) : joinPieces(pieces)
  headers.set('content-length', String(bytes.length))
  res.writeHead(status, [...headers].flat()).end(bytes)
}

const untilIdle = () => new Promise<undefined>((resolve) => setImmediate(resolve, undefined))

async function* readOn(first: Uint8Array, next: ReturnType<Reader['read']>, reader: Reader) {
  try {
    yield first
    for (let chunk = await next; chunk.value; chunk = await reader.read()) yield chunk.value
  } finally {
    // The client has gone: release the file or connection behind the stream.
    await reader.cancel().catch(() => {})
  }
}
