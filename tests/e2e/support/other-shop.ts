import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { findFreePort } from '../../support/runner/free-port.ts'

type OtherShop = { address: string; folder: string; reopen(): Promise<void>; close(): Promise<void> }

/** Restores a backup into an empty folder with the shop's command, and starts a shop on it. */
export async function openFromBackup(archive: string): Promise<OtherShop> {
  const folder = await mkdtemp(join(tmpdir(), 'showroom-restored-'))
  const port = await findFreePort()
  const env = variablesOf(folder, port)
  const [code] = await once(spawn(process.execPath, ['scripts/restore.ts', archive], { env, stdio: 'inherit' }), 'exit')
  if (code !== 0) throw new Error(`The backup was not restored (${code}).`)
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

/** Starts a shop in an empty folder, and returns it with the link that creates its owner. */
export async function openNewShop(folder: string, variables: Record<string, string>) {
  const port = await findFreePort()
  const env = { ...variablesOf(folder, port), ...variables }
  let said = ''
  const shop = await open(env, (words) => {
    said += words
  })
  await expect.poll(() => said).toMatch(/Create the owner\s+\S+\s/)
  const ownerLink = /Create the owner\s+(\S+)/.exec(said)?.[1] ?? ''
  return { address: `http://localhost:${port}`, ownerLink, close: () => stop(shop) }
}

/** Pictures and captchas are as cheap as in the shops of the other journeys. */
const variablesOf = (folder: string, port: number) => ({
  ...process.env,
  DATA_DIR: folder,
  DATABASE_URL: '',
  PORT: String(port),
  LOG_LEVEL: 'warn',
  AVIF_EFFORT: '0',
  CAPTCHA_ROUNDS: '50',
})

async function open(env: NodeJS.ProcessEnv, onOutput: (words: string) => void = () => {}): Promise<ChildProcess> {
  const shop = spawn(process.execPath, ['build/shop/server.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((resolve, reject) => {
    shop.stdout.on('data', (chunk) => {
      onOutput(String(chunk))
      if (String(chunk).includes('The shop is open')) resolve()
    })
    shop.once('exit', (exit) => reject(new Error(`The shop did not open (${exit}).`)))
  })
  return shop
}

async function stop(shop: ChildProcess): Promise<void> {
  shop.kill()
  if (shop.exitCode === null) await once(shop, 'exit')
}
