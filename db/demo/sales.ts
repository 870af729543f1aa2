import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { addDays, readDate } from '../../contract/dates/london.ts'
import { blankSearchFields } from '../../contract/staff/fields.ts'
import { alterProduct } from '../../server/catalogue/bulk/alter-product.ts'
import { changeProducts } from '../../server/catalogue/bulk/change-products.ts'
import { readShopContext } from '../../server/catalogue/bulk/shop-context.ts'
import { listSaleProducts } from '../../server/catalogue/sales/sale-products.ts'
import { createSale } from '../../server/catalogue/sales/sale-records.ts'
import { products } from '../../server/catalogue/tables.ts'
import type { Transaction } from '../../server/platform/database.ts'
import type { Change } from '../../server/site/changes.ts'

const days = 21

/** A sale that runs from today: the prices before it were asked for weeks, but for one that is a day short. */
export async function startDemoSale(tx: Transaction, change: Change): Promise<void> {
  const firstDay = readDate(new Date())
  const { uuid } = await createSale(tx, change, {
    name: 'Finishing Touches',
    routeName: 'finishing-touches',
    badge: '20% off',
    description: 'A fifth off what completes a room: curtains, a rug and a lamp.',
    by: 'percent',
    amount: 20,
    firstDay,
    lastDay: addDays(firstDay, days),
    replaces: false,
    leavesOutExDisplay: true,
    products: await findNamed(tx, ['Column Floor Lamp', 'Atlas Diamond Wool Rug', 'Marlow Velvet Curtains']),
    categoryId: null,
    subCategoryUuid: null,
    brandUuid: null,
    rangeUuid: null,
    valueId: null,
    ...blankSearchFields,
  })
  const action = { kind: 'apply-sale' as const, saleUuid: uuid }
  const shop = await readShopContext(tx, action)
  await changeProducts(tx, change, {
    workUuid: randomUUID(),
    uuids: await listSaleProducts(tx, uuid),
    alter: (state) => alterProduct(state, action, shop),
    report: () => {},
  })
}

async function findNamed(tx: Transaction, names: string[]): Promise<string[]> {
  const rows = await tx.select({ uuid: products.uuid }).from(products).where(inArray(products.name, names))
  return rows.map(({ uuid }) => uuid)
}
