import { afterAll, beforeEach, expect, test } from 'vitest'
import { describeProblem } from '../../../contract/staff/import.ts'
import { addProduct } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openTestMedia } from '../../../tests/support/files/media.ts'
import { openImportContext } from '../../../tests/support/imports/imports.ts'
import { answered } from '../../../tests/support/shop-window.ts'
import { staffIn } from '../../../tests/support/staff/staff-edits.ts'

const database = await createTestDatabase()
const { db } = database
const { read } = staffIn(db)
const { media, close } = await openTestMedia(database)
const { client, bring, rows, ...importing } = openImportContext(database, { media })
afterAll(async () => {
  await importing.close()
  await close()
})
beforeEach(() => database.sql`truncate products, display_places, imports cascade`)

const addBay = async () => (await answered(client.createDisplayPlace({ name: 'Ground floor, bay 1' }))).uuid
const addSofa = (part = {}) =>
  addProduct(db, { name: 'Sofa', variants: [{ supplierCode: 'S-1', pricePence: 100, ...part }] })
const problemsOf = async ({ uuid }: { uuid: string }) =>
  (await rows(uuid, 'wrong')).flatMap(({ problems }) => problems.map(describeProblem))

test('stock is read in the words of the shop and of other systems, places by their names', async () => {
  const bay = await addBay()
  const { uuid } = await addSofa()
  const header = 'Supplier code,Display place,Stock state,Order in (weeks),Display checked'
  await bring(`${header}\nS-1,"ground floor, Bay 1",Order in,6 weeks,2001-01-01 09:00`)
  const ordered = { onDisplay: true, displayPlaceUuid: bay, stockState: 'order-in', orderWeeks: 6 }
  expect((await read(uuid)).variants).toMatchObject([ordered])
  const [checks] = await answered(client.showroomChecks({ uuid }))
  expect(Date.now() - Date.parse(checks?.displayCheckedAt ?? '')).toBeLessThan(60_000)
  await bring('Supplier code,Stock state\nS-1,out_of_stock')
  expect((await read(uuid)).variants).toMatchObject([{ ...ordered, stockState: 'not-available', orderWeeks: null }])
  await bring('Supplier code,On display\nS-1,no')
  expect((await read(uuid)).variants).toMatchObject([{ onDisplay: false, displayPlaceUuid: null }])
})

test('a file does not update the check date of facts that it does not change', async () => {
  const long = new Date('2026-01-05T10:00:00Z')
  const { uuid } = await addSofa({ stockState: 'in-stock', stockCheckedAt: long })
  await bring('Supplier code,Stock state,Price\nS-1,In stock,2')
  expect(await answered(client.showroomChecks({ uuid }))).toMatchObject([{ stockCheckedAt: long.toISOString() }])
})

test('an unknown word or place, a place without display and a turn into ex-display are wrong, each with its reason', async () => {
  await addBay()
  await addSofa()
  const reasonOf = async (column: string, cell: string) => {
    const problems = await problemsOf(await bringRefused(`Supplier code,${column}\nS-1,${cell}`))
    return problems.join()
  }
  expect(await reasonOf('Stock state', '12')).toContain('One of these is expected here: In stock, Last one')
  expect(await reasonOf('Display place', 'Bay 99')).toContain('There is no display place “Bay 99”.')
  expect(await reasonOf('On display,Display place', 'no,"Ground floor, bay 1"')).toContain('Only what is on display')
  expect(await reasonOf('Order in (weeks)', 'soon')).toContain('This is not a number of weeks')
  expect(await reasonOf('Ex-display', 'yes')).toContain('A variant cannot become ex-display')
})

test('a file does not put a piece on display that is sold, unless it is back on the site', async () => {
  const { uuid } = await addSofa({ isExDisplay: true, visible: false })
  const problems = await problemsOf(await bringRefused('Supplier code,On display\nS-1,yes'))
  expect(problems.join()).toContain('This piece is sold')
  await bring('Supplier code,On display,Price\nS-1,no,2')
  expect((await read(uuid)).variants).toMatchObject([{ onDisplay: false, price: 2 }])
  await bring('Supplier code,On display,Variant on show\nS-1,yes,yes')
  expect((await read(uuid)).variants).toMatchObject([{ onDisplay: true, visible: true }])
})

async function bringRefused(text: string): Promise<{ uuid: string }> {
  const { uuid } = await importing.send(text)
  await importing.check(uuid)
  return { uuid }
}
