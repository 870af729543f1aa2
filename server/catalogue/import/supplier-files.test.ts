import { afterAll, beforeEach, expect, test } from 'vitest'
import { answerList, chooseColumns } from '../../../tests/suppliers/answers.ts'
import { furtherLists } from '../../../tests/suppliers/further-lists.ts'
import { supplierLists } from '../../../tests/suppliers/lists.ts'
import { addCategory, addSubCategory } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openTestMedia } from '../../../tests/support/files/media.ts'
import { openImportContext } from '../../../tests/support/imports/imports.ts'

const database = await createTestDatabase()
const { media, close } = await openTestMedia(database)
const { send, check, rows, view, ...importing } = openImportContext(database, { media })
afterAll(async () => {
  await importing.close()
  await close()
})
beforeEach(async () => {
  await database.sql`truncate products, brands, categories, properties, imports, import_matchings, supplier_rules cascade`
  const living = await addCategory(database.db, 'Living room')
  for (const name of ['Sofas', 'Armchairs', 'Coffee tables']) await addSubCategory(database.db, living.id, name)
})

test.each([...supplierLists, ...furtherLists])(
  'no row of a list of $supplier is wrong once its questions are answered',
  async (list) => {
    const { uuid } = await send(await list.write(120), list.fileName)
    const first = await check(uuid, chooseColumns(await view(uuid), list))
    const answered = await check(uuid, { ...chooseColumns(first, list), rules: answerList(first, list) })
    expect(await rows(uuid, 'wrong')).toEqual([])
    const { new: added = 0, left = 0 } = answered.counts ?? {}
    const made = list.makes?.(answered.rowCount) ?? answered.rowCount
    expect([added + left, left]).toEqual([made, list.rules?.repeats ? answered.rowCount / 2 : 0])
    expect(answered.rowCount).toBeGreaterThan(100)
    const priced = (await rows(uuid, 'new')).filter(({ pricePence }) => (pricePence ?? 0) > 50_00)
    expect(priced.length).toBeGreaterThan(40)
  },
)
