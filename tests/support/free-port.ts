import { once } from 'node:events'
import { createServer } from 'node:net'

/** One that nobody has just now. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
