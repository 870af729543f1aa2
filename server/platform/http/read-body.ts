import { Problem } from '../problem.ts'

const tooLong = (longest: number) =>
  new Problem(413, 'Too long', `What was sent is longer than we can take: ${Math.floor(longest / 1024)} kB at most.`)
const brokenOff = () => new Problem(400, 'Not complete', 'The transfer broke off. Please send it again.')

/** All that is sent, which is given up as soon as it is more than we take. */
export async function readBody(request: Request, longest: number, refuse = tooLong): Promise<Buffer> {
  if (Number(request.headers.get('content-length')) > longest) throw refuse(longest)
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of readPieces(request)) {
    size += piece.byteLength
    if (size > longest) throw refuse(longest)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** Whoever hangs up half-way made no fault of ours. */
async function* readPieces({ body }: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? []
  } catch {
    throw brokenOff()
  }
}
