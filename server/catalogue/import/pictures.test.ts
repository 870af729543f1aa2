import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { layDown } from '../../../tests/support/files/arrivals.ts'
import { openTestMedia } from '../../../tests/support/files/media.ts'
import { paint, plain } from '../../../tests/support/files/sample-pictures.ts'
import { openImportContext } from '../../../tests/support/imports/imports.ts'
import { staffIn } from '../../../tests/support/staff/staff-edits.ts'
import { products } from '../tables.ts'
import { receiveZip } from './receive-zip.ts'

const database = await createTestDatabase()
const { db } = database
const { media, storage, close } = await openTestMedia(database)
const here = { media, fetching: { mayConnect: () => true } }
const { send, check, rows, apply, bring, ...importing } = openImportContext(database, here)
const staff = staffIn(db)
const sofa = await paint().png().toBuffer()
const chair = await plain('#246').jpeg().toBuffer()
const asked: string[] = []
const server = createServer((req, res) => {
  asked.push(req.url ?? '')
  if (req.url === '/sofa.png') res.end(sofa)
  else res.writeHead(404).end()
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(async () => {
  server.close()
  await importing.close()
  await close()
})

const readAll = async () => {
  const found = await db.select({ uuid: products.uuid }).from(products).orderBy(products.name)
  return Promise.all(found.map(({ uuid }) => staff.read(uuid)))
}

test('pictures are fetched once from the web or by name from a ZIP, and missing ones are reported', async () => {
  const file = [
    'Name,Supplier code,Price,Product pictures',
    `Alder,A-1,10,${origin}/sofa.png`,
    'Birch,B-1,10,chair.jpg',
    `Cedar,C-1,10,${origin}/gone.png`,
  ].join('\n')
  const { uuid } = await send(file)
  const zip = new ZipFile()
  zip.addBuffer(chair, 'photos/Chair.jpg')
  zip.end()
  const photos = await layDown(await buffer(zip.outputStream))
  await receiveZip(db, storage, { uuid, fileName: 'photos.zip', file: photos })
  expect((await check(uuid)).pictureCount).toBe(3)
  expect(asked).toEqual([])
  const { notes } = await apply(uuid)
  expect(notes).toMatchObject([{ name: 'Cedar', reason: expect.stringContaining('/gone.png could not be fetched') }])
  const [alder, birch, cedar] = await readAll()
  expect([alder?.pictures.length, birch?.pictures.length, cedar?.pictures.length]).toEqual([1, 1, 0])
  expect(alder?.pictures).not.toEqual(birch?.pictures)

  asked.length = 0
  const again = await send(file)
  expect((await check(again.uuid)).counts).toMatchObject({ unchanged: 2, changed: 1 })
  expect((await rows(again.uuid, 'changed')).map(({ name }) => name)).toEqual(['Cedar'])
  expect(asked).toEqual([])
})
