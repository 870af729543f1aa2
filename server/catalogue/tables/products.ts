import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { stockStates } from '../../../contract/availability.ts'
import { at, createdAt, versionNumber } from '../../platform/columns.ts'
import { mayLink } from '../../platform/may-link.ts'
import { bookkeeping, position, searchData } from './columns.ts'
import { lacksDimensions, lacksPrice } from './lacking.ts'
import { sales } from './sales.ts'
import { brands, displayPlaces, ranges, subCategories } from './taxonomy.ts'

const lookupText = sql`lower(regexp_replace(normalize(name || ' ' || coalesce(supplier_code, ''), NFD), '[\\u0300-\\u036f]', '', 'g'))`

export const productStatuses = ['draft', 'published', 'archived'] as const

export const products = pgTable(
  'products',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    description: text().notNull().default(''),
    status: text({ enum: productStatuses }).notNull().default('draft'),
    subCategoryUuid: uuid().references(() => subCategories.uuid),
    brandUuid: uuid().references(() => brands.uuid),
    rangeUuid: uuid().references(() => ranges.uuid, { onDelete: 'set null' }),
    rangePosition: position(),
    metaTags: text().array().notNull().default([]),
    moreColorsAvailable: boolean().notNull().default(false),
    immediateDelivery: boolean().notNull().default(false),
    showInterestFreeCredit: boolean().notNull().default(false),
    assemblyMinutes: integer(),
    /** The supplier's own code, by which imports find the product again. */
    supplierCode: text().unique(),
    /** The back office's search key: name and code in lower case, without accents. */
    lookupText: text().notNull().generatedAlwaysAs(lookupText),
    /** Its sort key: the same with ten digits in each number, so that 390 comes before 1440. */
    sortText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`regexp_replace(regexp_replace(${lookupText}, '(\\d+)', '0000000000\\1', 'g'), '\\d+(\\d{10})', '\\1', 'g')`,
      ),
    newUntil: at(),
    publishedAt: at(),
    /** The sort key of Newest and Oldest. */
    listedAt: at().notNull().defaultNow(),
    /** The content version that last changed what the public sees of this product. */
    changedIn: versionNumber().notNull().default(0),
    ...searchData,
    ...bookkeeping,
  },
  (table) => [
    index().on(table.changedIn),
    index().on(table.subCategoryUuid),
    index().on(table.brandUuid),
    index().on(table.rangeUuid, table.rangePosition),
    index().on(table.status, table.name),
    // Counts what is on the site without reading the table.
    index('products_by_status').on(table.status, table.uuid).where(sql`${table.deletedAt} is null`),
    index('products_binned').on(table.uuid).where(sql`${table.deletedAt} is not null`),
    index().on(table.newUntil),
    // The few whose text shows pictures or links files.
    index('products_with_media').on(table.uuid).where(sql`${table.description} like '%/media/%'`),
    index('products_with_links').on(table.uuid).where(mayLink(table.description)),
    // A covering index for the back office's list: ten times faster than reading the table.
    index('products_listed').on(
      table.sortText,
      table.uuid,
      table.status,
      table.deletedAt,
      table.subCategoryUuid,
      table.brandUuid,
      table.rangeUuid,
      table.updatedAt,
      table.listedAt,
      table.lookupText,
    ),
  ],
)

export const variants = pgTable(
  'variants',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    productUuid: uuid()
      .notNull()
      .references(() => products.uuid, { onDelete: 'cascade' }),
    name: text().notNull().default(''),
    description: text().notNull().default(''),
    /** 0: ask for the price in the showroom. */
    pricePence: integer().notNull().default(0),
    salePricePence: integer(),
    onSale: boolean().notNull().default(false),
    saleStartsAt: at(),
    saleEndsAt: at(),
    /** The sale that made this offer; none once staff have changed it by hand. */
    saleUuid: uuid().references(() => sales.uuid),
    heightCm: doublePrecision(),
    widthCm: doublePrecision(),
    depthCm: doublePrecision(),
    heightWithoutLegsCm: doublePrecision(),
    widthWithoutArmsCm: doublePrecision(),
    diagonalDepthCm: doublePrecision(),
    packedWidthCm: doublePrecision(),
    packedDepthCm: doublePrecision(),
    packedHeightCm: doublePrecision(),
    supplierCode: text().unique(),
    onDisplay: boolean().notNull().default(false),
    displayPlaceUuid: uuid().references(() => displayPlaces.uuid),
    /** When staff last recorded whether it is on display, and where; null: never. */
    displayCheckedAt: at(),
    stockState: text({ enum: stockStates }),
    orderWeeks: integer(),
    stockCheckedAt: at(),
    isExDisplay: boolean().notNull().default(false),
    conditionNote: text().notNull().default(''),
    position: position(),
    visible: boolean().notNull().default(true),
    ...bookkeeping,
  },
  (table) => [
    index().on(table.productUuid, table.position),
    index().on(table.saleStartsAt),
    index().on(table.saleEndsAt),
    index().on(table.saleUuid),
    index().on(table.displayPlaceUuid),
    index('variants_with_media').on(table.uuid).where(sql`${table.description} like '%/media/%'`),
    index('variants_with_links').on(table.uuid).where(mayLink(table.description)),
    // A covering index for the prices of cards: it takes a quarter of the time of reading the table.
    index('variants_priced')
      .on(
        table.productUuid,
        table.isExDisplay,
        table.pricePence,
        table.salePricePence,
        table.onSale,
        table.saleStartsAt,
        table.saleEndsAt,
      )
      .where(sql`${table.visible} and ${table.deletedAt} is null`),
    // The few whose place or stock is to be checked.
    index('variants_to_check')
      .on(table.productUuid)
      .where(
        sql`${table.visible} and ${table.deletedAt} is null and (${table.onDisplay} or ${table.stockState} is not null)`,
      ),
    // The few that lack something, which the overview counts.
    index('variants_without_price')
      .on(table.productUuid)
      .where(sql`${table.visible} and ${table.deletedAt} is null and ${lacksPrice}`),
    index('variants_without_dimensions')
      .on(table.productUuid)
      .where(sql`${table.visible} and ${table.deletedAt} is null and ${lacksDimensions}`),
    check('variants_price', sql`${table.pricePence} >= 0`),
    check('variants_sale_price', sql`${table.salePricePence} > 0 and ${table.salePricePence} < ${table.pricePence}`),
    check('variants_on_sale', sql`not ${table.onSale} or ${table.salePricePence} is not null`),
    check('variants_sale_window', sql`${table.saleStartsAt} < ${table.saleEndsAt}`),
    check(
      'variants_dimensions',
      sql`coalesce(${table.heightCm}, 0) >= 0 and coalesce(${table.widthCm}, 0) >= 0 and coalesce(${table.depthCm}, 0) >= 0`,
    ),
    check('variants_display_place', sql`${table.displayPlaceUuid} is null or ${table.onDisplay}`),
    check('variants_stock_state', sql`${table.stockState} in ('in-stock', 'last-one', 'order-in', 'not-available')`),
    check(
      'variants_order_weeks',
      sql`${table.orderWeeks} is null or (${table.stockState} is not distinct from 'order-in' and ${table.orderWeeks} > 0)`,
    ),
    // `least` ignores null, so this checks all measures that are known.
    check(
      'variants_carried',
      sql`least(${table.heightWithoutLegsCm}, ${table.widthWithoutArmsCm}, ${table.diagonalDepthCm}, ${table.packedWidthCm}, ${table.packedDepthCm}, ${table.packedHeightCm}) >= 0`,
    ),
  ],
)

/** The prices that shoppers were really asked, and since when: only these may be shown as earlier prices. */
export const priceLog = pgTable(
  'price_log',
  {
    variantUuid: uuid()
      .notNull()
      .references(() => variants.uuid, { onDelete: 'cascade' }),
    at: createdAt(),
    /** null: from then on nothing was asked, since it was not on show or had no price. */
    pricePence: integer(),
    /** Whether this was the price of an offer. */
    onSale: boolean().notNull().default(false),
    /** The sale whose offer it was. No foreign key: the proof outlives the sale. */
    saleUuid: uuid(),
  },
  (table) => [primaryKey({ columns: [table.variantUuid, table.at] })],
)
