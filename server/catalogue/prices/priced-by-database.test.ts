import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { effectivePence, isOnSaleNow, isStillToBegin, priceVariant } from './prices.ts'

const database = await createTestDatabase()
afterAll(database.drop)

const seconds = fc.constantFrom(null, -1, 0, 1, 2)
const anyVariant = fc.record({
  price: fc.constantFrom(0, 2900, 4500),
  sale: fc.constantFrom(null, 0, 1500),
  on: fc.boolean(),
  starts: seconds,
  ends: seconds,
})

/** The database's prices of the variants at one instant; starts and ends are seconds after it. */
const priceInDatabase = (drawn: object[]) =>
  database.db.execute<{ price: { pence: number; onSale: boolean; isStillToBegin: boolean } }>(sql`
    select json_build_object('pence', ${effectivePence}, 'onSale', ${isOnSaleNow}, 'isStillToBegin', coalesce(${isStillToBegin}, false)) as price
    from (
      select place, price as price_pence, sale as sale_price_pence, "on" as on_sale,
        now() + make_interval(secs => starts) as sale_starts_at, now() + make_interval(secs => ends) as sale_ends_at
      from rows from (jsonb_to_recordset(${JSON.stringify(drawn)}::jsonb)
        as (price int, sale int, "on" boolean, starts int, ends int)) with ordinality
        as drawn (price, sale, "on", starts, ends, place)
    ) variants order by place`)

test('the database prices every variant as priceVariant does, at the exact start and end of an offer', async () => {
  const now = Date.now()
  const at = (after: number | null) => (after === null ? null : new Date(now + after * 1000))
  const drawn = fc.sample(anyVariant, { numRuns: 2000, seed: 85 })
  const rows = await priceInDatabase(drawn)
  expect(rows.map(({ price }) => price)).toEqual(
    drawn.map(({ price, sale, on, starts, ends }) => {
      const variant = {
        pricePence: price,
        salePricePence: sale,
        onSale: on,
        saleStartsAt: at(starts),
        saleEndsAt: at(ends),
      }
      const { effectivePence: pence, onSale } = priceVariant(variant, new Date(now))
      const isStillToBegin = on && starts !== null && starts > 0 && (ends === null || ends > starts)
      return { pence, onSale, isStillToBegin }
    }),
  )
})
