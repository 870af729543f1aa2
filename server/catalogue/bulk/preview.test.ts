import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { everything, openBulkContext } from '../../../tests/support/bulk.ts'
import { addCategory, addPicture, addProduct, addSubCategory } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { answered } from '../../../tests/support/shop-window.ts'
import { pictures } from '../../media/tables.ts'

const database = await createTestDatabase()
const { db } = database
const { client, close } = openBulkContext(database)
afterAll(async () => {
  await close()
  await database.drop()
})

test('counts in the preview what products lack before publishing', async () => {
  const category = await addCategory(db, 'Sofas')
  const { uuid: subCategoryUuid } = await addSubCategory(db, category.id, 'Corner Sofas')
  const whole = { subCategoryUuid, description: 'Oak.', pictures: ['whole'] }
  const sized = { pricePence: 100_00, widthCm: 90 }
  await addProduct(db, { name: 'Whole', status: 'draft', ...whole, variants: [sized] })
  await addProduct(db, { name: 'On show already', variants: [{ pricePence: 0 }] })
  await addProduct(db, { name: 'Bare', status: 'draft', variants: [{ pricePence: 0 }] })
  await addProduct(db, {
    name: 'Half',
    status: 'archived',
    ...whole,
    pictures: ['half'],
    description: '',
    variants: [sized, { pricePence: 0, pictures: ['wordless'] }, { pricePence: 0, visible: false }],
  })
  await addProduct(db, { name: 'Hidden', status: 'draft', variants: [{ visible: false }] })
  await db
    .update(pictures)
    .set({ alt: '' })
    .where(eq(pictures.hash, await addPicture(db, 'wordless')))
  const preview = await answered(
    client.previewBulk({ target: everything, action: { kind: 'status', to: 'published' } }),
  )
  expect(preview).toMatchObject({ changed: 3, refused: 1 })
  expect(preview.missing).toEqual([
    { gap: 'no-picture', count: 1 },
    { gap: 'no-alt', count: 1 },
    { gap: 'variant-no-price', count: 2 },
    { gap: 'no-dimensions', count: 2 },
    { gap: 'no-place', count: 1 },
    { gap: 'no-description', count: 2 },
  ])
  const archive = { kind: 'status', to: 'archived' } as const
  expect((await answered(client.previewBulk({ target: everything, action: archive }))).missing).toEqual([])
})
