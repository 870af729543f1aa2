import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openShop } from '../../server/app.ts'
import { readConfig } from '../../server/platform/config.ts'
import type { OpenDatabase } from '../../server/platform/database.ts'
import { openServer } from '../../server/platform/http-server.ts'
import { openLog } from '../../server/platform/log.ts'
import { becomeOwner, signInAsOwner } from './staff/become-owner.ts'

const assets = (_req: unknown, _res: unknown, next: () => void) => next()
const pages = { render: async () => new Response('a page'), assets, close: async () => {} }

/** A shop without products or pages, behind the real listener. Its owner can save redirects. */
export async function openEmptyShop(database: OpenDatabase, reading?: OpenDatabase) {
  const dataDir = mkdtempSync(join(tmpdir(), 'showroom-empty-'))
  const server = openServer((req, res) => shop.listener(req, res))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const secret = 'a secret of thirty-two characters or more'
  const config = readConfig({ DATA_DIR: dataDir, SESSION_SECRET: secret, PUBLIC_URL: base, DEMO: 'none' })
  const shop = await openShop({ config, database, reading, pages, log: openLog('silent') })
  await becomeOwner(base, shop.ownerLink ?? '')
  const cookie = await signInAsOwner(base)
  const headers = { cookie, origin: base, 'content-type': 'application/json' }
  /** Saves a redirect from this path. */
  const ask = (fromPath: string) => {
    const body = JSON.stringify({ fromPath, toPath: '/latest-products' })
    return fetch(`${base}/api/staff/redirects`, { method: 'POST', headers, body })
  }
  return {
    base,
    ask,
    save: async (fromPath: string) => (await ask(fromPath)).status,
    look: async (path: string) => (await fetch(base + path, { redirect: 'manual' })).status,
    close: async () => {
      await new Promise((resolve) => server.close(resolve).closeAllConnections())
      await shop.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
