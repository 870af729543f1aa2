import { readDate } from '../../contract/dates/london.ts'
import type { SaleEdit } from '../../contract/staff/sales.ts'
import { createBrand } from '../../server/catalogue/taxonomy/brand-edits.ts'
import { openBulkContext } from './bulk.ts'
import type { TestDatabase } from './database/database.ts'
import { answered, openShopWindow } from './shop-window.ts'
import { aBrand, aSale, aVariant, staffIn } from './staff/staff-edits.ts'

export const daysFromNow = (days: number) => readDate(Date.now() + days * 86_400_000)

/** A shop with sales: the calls of staff about them, and what shoppers see. */
export async function openSales(database: TestDatabase) {
  const { db } = database
  const { client, carryOut, close, ...bulk } = openBulkContext(database)
  const { api, catalogue } = await openShopWindow(db)
  const staff = staffIn(db)
  const { change, read, makePublished } = staff
  const variantOf = async (uuid: string) => (await read(uuid)).variants[0]
  return {
    ...bulk,
    ...staff,
    client,
    carryOut,
    api,
    catalogue,
    variantOf,
    /** Two products of a brand at £999 and £500, and a sale of the brand that runs now. */
    openShop: async (part: Partial<SaleEdit> = {}) => {
      const brand = await change((tx, it) => createBrand(tx, it, aBrand('Fernhollow')))
      const make = (name: string, price: number) =>
        makePublished({ name, brandUuid: brand.uuid, variants: [aVariant({ price })] })
      const sofa = await make('Alder Sofa', 999)
      const stool = await make('Birch Stool', 500)
      const days = { firstDay: daysFromNow(-1), lastDay: daysFromNow(3) }
      const terms = { badge: 'Winter sale', brandUuid: brand.uuid, ...days, ...part }
      const { uuid } = await answered(client.createSale(aSale('Winter', terms)))
      return { brand: brand.uuid, sofa, stool, sale: uuid }
    },
    apply: (sale: string) => carryOut({ kind: 'apply-sale', saleUuid: sale }, { sale }),
    summary: (uuid: string) => answered(client.saleSummary({ uuid })),
    publicVariant: async (uuid: string) => {
      await catalogue.refresh()
      return answered(api.variant({ variantUuid: (await variantOf(uuid))?.uuid ?? '' }))
    },
    empty: () => database.sql`truncate products, brands, sales, bulk_changes cascade`,
    close: async () => {
      await close()
      await database.drop()
    },
  }
}
