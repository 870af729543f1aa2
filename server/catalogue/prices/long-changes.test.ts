import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addProduct, ageLastSwitch } from '../../../tests/support/catalogue.ts'
import { createTestDatabase, hasWaiting } from '../../../tests/support/database/database.ts'
import { waitUntil } from '../../../tests/support/runner/wait-for.ts'
import type { Transaction } from '../../platform/database.ts'
import { changeShop } from '../../site/changes.ts'
import { markProducts } from '../products/changed-products.ts'
import { lockProducts } from '../products/lock-products.ts'
import { priceLog, products, variants } from '../tables.ts'
import { switchDueOffers } from './offers.ts'
import { notePrices } from './price-log.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)
beforeEach(async () => {
  await db.delete(products)
  await ageLastSwitch(db, '2 hours')
})

const anHour = 3_600_000
const offer = { pricePence: 500_00, salePricePence: 400_00, onSale: true }

/** A product that costs £500, and has no offer yet. */
async function addUsual() {
  const product = await addProduct(db, { name: 'Sofa', variants: [{ pricePence: 500_00 }] })
  const variantUuid = product.variants[0]?.uuid ?? ''
  await db.insert(priceLog).values({ variantUuid, at: new Date(Date.now() - anHour), pricePence: 500_00 })
  return { uuid: product.uuid, variantUuid }
}

/** A product whose offer begins or has begun without the shop having noticed. */
const addDue = () =>
  addProduct(db, { name: 'Due', variants: [{ ...offer, saleStartsAt: new Date(Date.now() - anHour) }] })

async function readLog(variantUuid: string) {
  const rows = await db.select().from(priceLog).where(eq(priceLog.variantUuid, variantUuid)).orderBy(asc(priceLog.at))
  return rows.map(({ pricePence, onSale }) => (onSale ? ['offer', pricePence] : pricePence))
}

type Usual = Awaited<ReturnType<typeof addUsual>>
type Period = (now: string) => Partial<Record<'saleStartsAt' | 'saleEndsAt', ReturnType<typeof sql>>>

/** A change that begins before an offer starts or ends, and writes the offer after that. `meanwhile` runs in between. */
async function changeForLong(
  { uuid, variantUuid }: Usual,
  period: Period,
  begin: (tx: Transaction) => Promise<unknown>,
  meanwhile: () => Promise<unknown>,
) {
  const it = eq(products.uuid, uuid)
  const [begun, turned] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()]
  const changing = changeShop(db, { id: null, name: 'Ruth' }, async (tx, change) => {
    await begin(tx)
    begun.resolve()
    const offered = { ...offer, ...period(await turned.promise) }
    await tx.update(variants).set(offered).where(eq(variants.uuid, variantUuid))
    await notePrices(tx, it)
    change.touchesPublic(markProducts(it))
  })
  await begun.promise
  const [{ now } = { now: '' }] = await db.execute<{ now: string }>(sql`select clock_timestamp()::text as now`)
  await meanwhile()
  turned.resolve(now)
  await changing
}

const at = (instant: string) => sql`${instant}::timestamptz`
const beginning: Period = (now) => ({ saleStartsAt: at(now) })
const ending: Period = (now) => ({ saleStartsAt: at('2020-01-01'), saleEndsAt: at(now) })

test.each([
  ['begins', beginning, [500_00, ['offer', 400_00]]],
  ['ends', ending, [500_00, ['offer', 400_00], 500_00]],
])('the price log knows of an offer that %s by time while a long change writes it', async (_, period, log) => {
  const usual = await addUsual()
  await addDue()
  await changeForLong(
    usual,
    period,
    (tx) => tx.execute(sql`select 1`),
    () => switchDueOffers(db),
  )
  await switchDueOffers(db)
  expect(await readLog(usual.variantUuid)).toEqual(log)
})

test('a switch that waits for a long change includes the offers that the change has written', async () => {
  const usual = await addUsual()
  const due = await addDue()
  let switching: Promise<unknown> = Promise.resolve()
  await changeForLong(
    usual,
    beginning,
    (tx) => lockProducts(tx, eq(products.uuid, due.uuid)),
    async () => {
      switching = switchDueOffers(db)
      await waitUntil(() => hasWaiting(database))
    },
  )
  await switching
  expect(await readLog(usual.variantUuid)).toEqual([500_00, ['offer', 400_00]])
  expect(await readLog(due.variants[0]?.uuid ?? '')).toEqual([['offer', 400_00]])
})

test('an offer that a short change begins is recorded once', async () => {
  const usual = await addUsual()
  await changeForLong(
    usual,
    () => ({ saleStartsAt: at('2020-01-01') }),
    async () => {},
    async () => {},
  )
  await switchDueOffers(db)
  expect(await readLog(usual.variantUuid)).toEqual([500_00, ['offer', 400_00]])
})
