import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { becomeOwner, signInAsOwner } from '../tests/support/become-owner.ts'
import { createTestDatabase } from '../tests/support/database.ts'
import { openShop } from './app.ts'
import { readConfig } from './platform/config.ts'
import { openServer } from './platform/http-server.ts'

const assets = (_req: unknown, _res: unknown, next: () => void) => next()
const pages = { render: async () => new Response('a page'), assets, close: async () => {} }

async function openEmptyShop() {
  const dataDir = mkdtempSync(join(tmpdir(), 'showroom-at-once-'))
  const database = await createTestDatabase()
  const server = openServer((req, res) => shop.listener(req, res))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const secret = 'a secret of thirty-two characters or more'
  const config = readConfig({ DATA_DIR: dataDir, SESSION_SECRET: secret, PUBLIC_URL: base, DEMO: 'none' })
  const shop = await openShop(config, database, pino({ level: 'silent' }), pages)
  onTestFinished(async () => {
    await new Promise((resolve) => server.close(resolve).closeAllConnections())
    await shop.close()
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  await becomeOwner(base, shop.ownerLink ?? '')
  return { base, cookie: await signInAsOwner(base) }
}

test('what staff have saved is shown by the time their request is answered', async () => {
  const { base, cookie } = await openEmptyShop()
  for (const name of ['Ash', 'Beech', 'Cedar', 'Damson', 'Elm']) {
    const headers = { cookie, origin: base, 'content-type': 'application/json' }
    const body = JSON.stringify({ fromPath: `/${name.toLowerCase()}`, toPath: '/latest-products' })
    const saved = await fetch(`${base}/api/staff/redirects`, { method: 'POST', headers, body })
    expect(saved.status).toBe(200)
    const shown = await fetch(`${base}/${name.toLowerCase()}`, { redirect: 'manual' })
    expect([name, shown.status]).toEqual([name, 301])
  }
})
