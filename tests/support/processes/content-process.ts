import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createListener } from '../../../server/listener.ts'
import { openDatabase } from '../../../server/platform/database.ts'
import { openLog } from '../../../server/platform/log.ts'
import { createResponseCache } from '../../../server/platform/response-cache/cache.ts'
import { watchContent } from '../../../server/site/content-version.ts'
import { siteSettings } from '../../../server/site/tables.ts'

/** One of several processes on one database, with a page that shows what the process remembers and what the database has. */
const { db, sql } = await openDatabase(JSON.parse(process.argv[2] ?? ''))
const readName = async () => (await db.select({ name: siteSettings.shopName }).from(siteSettings))[0]?.name
const log = openLog('fatal')
let remembered: string | undefined
let made = 0
const content = watchContent({
  db,
  sql,
  log,
  onVersion: async () => {
    remembered = await readName()
  },
})
await content.catchUp()
const listener = createListener({
  cache: createResponseCache({ maxBytes: 1_000_000, version: content.current }),
  fetch: async () => Response.json({ remembered, stored: await readName(), made: ++made }),
  isPrivate: () => false,
  log,
  trustProxy: 0,
  publicUrl: 'http://shop.example',
})
const server = createServer(listener)
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.once('disconnect', () => process.exit())
