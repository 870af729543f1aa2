import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Config } from '../../../server/platform/config.ts'

/** The error with which the bucket answers writes, or all requests; `cut`: it closes the connection. */
export type Fault = { status: number; code: string; to: 'PUT' | 'all' } | 'cut'

/** An empty bucket that fails in a chosen way. */
export async function startFaultyBucket() {
  let fault: Fault | undefined
  const server = createServer((req, res) => {
    req.resume()
    if (fault === 'cut') return req.socket.destroy()
    const isFaulty = fault && (fault.to === 'all' || fault.to === req.method)
    const { status, code } = isFaulty && fault ? fault : { status: req.method === 'PUT' ? 200 : 404, code: 'NoSuchKey' }
    res.writeHead(status).end(`<Error><Code>${code}</Code></Error>`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const s3: S3Config = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'eu-west-2',
    bucket: 'shop',
    accessKeyId: 'KEY',
    secretAccessKey: 'SECRET',
  }
  return {
    s3,
    fail: (how: Fault | undefined) => {
      fault = how
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
