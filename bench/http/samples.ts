import { writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

export type Encoding = 'br' | 'gzip'

/** The exact bytes of an answer of the shop, for other servers to send. */
export type Sample = {
  name: string
  path: string
  encoding: Encoding
  type: string
  /** The offset of the compressed body. */
  file: string
  bytes: number
  /** Every header of the shop's answer except those that Node adds. */
  headers: Record<string, string>
}

type Asked = { name: string; path: string }

export function recordSamples(port: number, folder: string, encoding: Encoding, asked: Asked[]): Promise<Sample[]> {
  return Promise.all(
    asked.map(async ({ name, path }, i) => {
      const { body, headers } = await ask(port, path, encoding)
      const file = join(folder, `${i}.${encoding}`)
      writeFileSync(file, body)
      const { date, connection, 'keep-alive': _, ...own } = headers
      const type = headers['content-type'] ?? ''
      return { name, path, encoding, type, file, bytes: body.length, headers: own as Record<string, string> }
    }),
  )
}

async function ask(port: number, path: string, encoding: Encoding) {
  const answer = await new Promise<{ body: Buffer; status?: number; headers: IncomingHttpHeaders }>((resolve, reject) =>
    request({ port, path, headers: { 'accept-encoding': encoding } }, async (res) => {
      resolve({ body: await buffer(res), status: res.statusCode, headers: res.headers })
    })
      .once('error', reject)
      .end(),
  )
  if (answer.status !== 200 || answer.headers['content-encoding'] !== encoding)
    throw new Error(`${path} was answered ${answer.status}, ${answer.headers['content-encoding']}`)
  return answer
}
