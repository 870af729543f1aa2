import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../support/free-port.ts'

export type OtherShop = { address: string; folder: string; reopen(): Promise<void>; close(): Promise<void> }

/** What an archive holds, put into an empty folder by the shop's own command and started from there. */
export async function openFromBackup(archive: string): Promise<OtherShop> {
  const folder = await mkdtemp(join(tmpdir(), 'showroom-restored-'))
  const port = await findFreePort()
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', PORT: String(port), LOG_LEVEL: 'warn' }
  const [code] = await once(spawn(process.execPath, ['scripts/restore.ts', archive], { env, stdio: 'inherit' }), 'exit')
  if (code !== 0) throw new Error(`The backup was not put back (${code}).`)
  let shop = await open(env)
  return {
    address: `http://localhost:${port}`,
    folder,
    reopen: async () => {
      await stop(shop)
      shop = await open(env)
    },
    close: async () => {
      await stop(shop)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function open(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const shop = spawn(process.execPath, ['build/shop/server.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((resolve, reject) => {
    shop.stdout.on('data', (chunk) => String(chunk).includes('The shop is open') && resolve())
    shop.once('exit', (exit) => reject(new Error(`The shop did not open (${exit}).`)))
  })
  return shop
}

async function stop(shop: ChildProcess): Promise<void> {
  shop.kill()
  if (shop.exitCode === null) await once(shop, 'exit')
}
