import { asc, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import { type HomeRowEdit, StoredHomeRow } from '../../../contract/staff/home-rows.ts'
import type { Db } from '../../platform/database.ts'
import { defineOrderedRecords } from '../../site/records.ts'
import { categories, homeRows, ranges, sales, subCategories } from '../tables.ts'

export const homeRowRecords = defineOrderedRecords({
  entity: 'home row',
  table: homeRows,
  id: homeRows.key,
  listOrder: [asc(homeRows.position), asc(homeRows.createdAt)],
  list: (rows) => rows,
  edit: (row): HomeRowEdit => StoredHomeRow.parse(row),
})

export const { create: createHomeRow, save: saveHomeRow, bin: binHomeRow } = homeRowRecords

/** The title of a row, or else the name of its source, as on the home page. */
export const homeRowName: SQL<string> = sql`coalesce(nullif(home_rows.title, ''), case home_rows.source
  when 'offers' then 'Special Offers'
  when 'new-in' then 'New In'
  when 'viewed' then 'Most Viewed'
  when 'category' then (select name from ${categories} where categories.id = home_rows.category_id)
  when 'sub-category' then (select name from ${subCategories} where sub_categories.uuid = home_rows.sub_category_uuid)
  when 'range' then (select name from ${ranges} where ranges.uuid = home_rows.range_uuid)
  when 'sale' then (select name from ${sales} where sales.uuid = home_rows.sale_uuid)
  end, '')`

/** All rows outside the bin in their order, each with its name. */
export const readHomeRows = (db: Db) =>
  db
    .select({ ...getTableColumns(homeRows), name: homeRowName })
    .from(homeRows)
    .where(isNull(homeRows.deletedAt))
    .orderBy(asc(homeRows.position), asc(homeRows.createdAt))
