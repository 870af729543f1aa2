import { fork } from 'node:child_process'
import { join } from 'node:path'
import { nextMessage } from '../http/next-message.ts'
import type { ShopProcess } from './shop-process.ts'

/** Runs the requests in a separate process, so that work in this one is not measured as a stall. */
export async function watchRequests(shops: Pick<ShopProcess, 'port'>[]) {
  const child = fork(join(import.meta.dirname, 'watch-process.ts'))
  child.send(shops.map(({ port }) => port))
  await nextMessage(child, 'watching')
  const readLongest = () => {
    child.send('read')
    return nextMessage<number>(child, 'longest')
  }
  const during = async (work: () => Promise<unknown>): Promise<number> => {
    await readLongest()
    await work()
    return readLongest()
  }
  return { during, stop: () => child.kill() }
}
