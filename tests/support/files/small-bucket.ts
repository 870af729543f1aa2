import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../runner/free-port.ts'

/** A bucket on a disk of eight megabytes that can be filled; the disk is mounted in its own namespace. */
export async function startSmallBucket() {
  const folder = await mkdtemp(join(tmpdir(), 'showroom-bucket-'))
  const port = await findFreePort()
  const mount = `mount -t tmpfs -o size=8m tmpfs "$1" && shift && exec "$@"`
  const program = [
    process.execPath,
    join(import.meta.dirname, '../processes/small-bucket-process.ts'),
    folder,
    String(port),
  ]
  const child: ChildProcess = spawn('unshare', ['--mount', 'sh', '-c', mount, 'sh', folder, ...program], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const order = async (word: 'fill' | 'clear') => {
    const done = once(child, 'message')
    child.send(word)
    await done
  }
  await Promise.race([once(child, 'message'), once(child, 'exit')])
  if (child.exitCode !== null) throw new Error('The bucket did not start: unshare needs the right to mount.')
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'shop',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    fill: () => order('fill'),
    makeRoom: () => order('clear'),
    close: async () => {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type SmallBucket = Awaited<ReturnType<typeof startSmallBucket>>
