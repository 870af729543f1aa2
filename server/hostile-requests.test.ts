import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../tests/support/database/database.ts'
import { sendHostile } from '../tests/support/inputs/hostile-run.ts'
import { silentLog } from '../tests/support/shop-window.ts'
import { becomeOwner, signInAsOwner } from '../tests/support/staff/become-owner.ts'
import { openShop } from './app.ts'
import { readConfig } from './platform/config.ts'
import { openServer } from './platform/http-server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'showroom-hostile-'))
const database = await createTestDatabase()
const pages = {
  render: async () => new Response('<!doctype html>a page', { headers: { 'content-type': 'text/html' } }),
  assets: (_req: unknown, _res: unknown, next: () => void) => next(),
  close: async () => {},
}
const server = openServer((req, res) => shop.listener(req, res))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo
const publicUrl = `http://localhost:${port}`
const config = readConfig({
  DATA_DIR: dataDir,
  PUBLIC_URL: publicUrl,
  SESSION_SECRET: 'a secret of thirty-two characters or more',
})
const ownDatabase = { ...config, databaseUrl: 'postgres:///its-own' }
const shop = await openShop({ config: ownDatabase, database, pages, log: silentLog })
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve).closeAllConnections())
  await shop.close()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A short form of `npm run faults -- hostile`. */
test('every hostile request is answered without a fault, from strangers and from staff', async () => {
  await becomeOwner(publicUrl, shop.ownerLink ?? '')
  const signIn = () => signInAsOwner(publicUrl)
  const { statuses, faults, unanswered } = await sendHostile({ port, requests: 3000, seed: 14, signIn })
  expect(faults).toEqual([])
  expect(unanswered).toEqual([])
  for (const status of ['200', '400', '401', '404', '405']) expect(statuses[status], status).toBeGreaterThan(20)
}, 120_000)
