import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openCatalogue } from '../../server/catalogue/index/catalogue.ts'
import { findText } from '../../server/catalogue/search/find-text.ts'
import { suggest } from '../../server/catalogue/search/suggest.ts'
import { openDatabase } from '../../server/platform/database.ts'
import { openLog } from '../../server/platform/log.ts'
import { watchContent } from '../../server/site/content-version.ts'

/** A process with the shop's search alone, which counts found and suggested products. */
const { db, sql } = await openDatabase(JSON.parse(process.argv[2] ?? '""'))
const log = openLog('silent')
const catalogue = await openCatalogue({ db, clock: () => new Date(), log })
await watchContent({ db, sql, log, onVersion: () => catalogue.refresh() }).catchUp()
const server = createServer((req, res) => {
  const text = decodeURIComponent(req.url?.slice(1) ?? '')
  const { index } = catalogue
  res.end(JSON.stringify([findText(index, text).count, suggest(index, text).products.length]))
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.once('disconnect', () => process.exit())
