import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openCatalogue } from '../../../server/catalogue/index/catalogue.ts'
import { ask } from '../../../server/catalogue/search/ask.ts'
import { suggest } from '../../../server/catalogue/search/suggest.ts'
import { findText } from '../../../server/catalogue/search/text/find-text.ts'
import { openDatabase } from '../../../server/platform/database.ts'
import { openLog } from '../../../server/platform/log.ts'
import { watchContent } from '../../../server/site/content-version.ts'

/** A process with only the shop's search, which counts found and suggested products. */
const { db, sql } = await openDatabase(JSON.parse(process.argv[2] ?? '""'))
const log = openLog('silent')
const tables = process.argv[3] === 'postgres' ? { primary: db, program: 'test' } : undefined
const catalogue = await openCatalogue({ db, clock: () => new Date(), log, tables })
await watchContent({ db, sql, log, onVersion: () => catalogue.refresh() }).catchUp()
const server = createServer(async (req, res) => {
  const text = decodeURIComponent(req.url?.slice(1) ?? '')
  const counts = await ask(catalogue.index, (index) => [
    findText(index, text).count,
    suggest(index, text).products.length,
  ])
  res.end(JSON.stringify(counts))
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.once('disconnect', () => process.exit())
