import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { addCategory, addProduct, addSubCategory } from '../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { answered } from '../../tests/support/shop-window.ts'
import { openStaffClient } from '../../tests/support/staff/staff-client.ts'
import { displayPlaces, variants } from '../catalogue/tables.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
const seller = openStaffClient({ db }, 'sales')

test('a visit names where each piece stands now, not where it stood at the booking', async () => {
  const sofas = await addSubCategory(db, (await addCategory(db, 'Living')).id, 'Sofas')
  const { uuid } = await addProduct(db, {
    name: 'Alder Sofa',
    subCategoryUuid: sofas.uuid,
    variants: [{ pricePence: 100 }],
  })
  const [variant] = await db.select().from(variants).where(eq(variants.productUuid, uuid))
  const visit = await answered(
    seller.enterBooking({
      name: 'Ada Brook',
      email: '',
      phone: '',
      note: '',
      categoryId: 0,
      cameBy: 'walk-in',
      startsAt: null,
      items: [{ variantUuid: variant?.uuid ?? '' }],
    }),
  )
  const readNote = async () => (await answered(seller.booking({ uuid: visit.uuid }))).items[0]?.showroomNote
  expect(await readNote()).toBe('')
  const [place] = await db.insert(displayPlaces).values({ name: 'Ground floor, bay 3' }).returning()
  await db.update(variants).set({ onDisplay: true, displayPlaceUuid: place?.uuid, stockState: 'last-one' })
  expect(await readNote()).toMatch(/^On display in our showroom: Ground floor, bay 3 · Last one/)
  await db.update(variants).set({ deletedAt: new Date() })
  expect(await readNote()).toBe('')
})
