import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { listKinds } from '../../contract/kinds.ts'
import { productFiles, productPictures, products, variantPictures, variants } from '../catalogue/tables.ts'
import { kindEntries } from './kind-entries.ts'

const kinds = listKinds('usesMedia')

/** Every place where a picture or a file is named: a row of hash, kind, id, name, part and whether it is in the bin. */
export const mentions: SQL = sql.join([...kinds.flatMap(listPlaces), ...listProductPlaces()], sql` union all `)

function listPlaces(kind: (typeof kinds)[number]): SQL[] {
  const { table, media } = kindEntries[kind]
  const { hashes = {}, texts = [] } = media
  return [
    ...Object.entries(hashes).map(([part, hash]) => sql`${nameMention(kind, hash, part)} from ${table}`),
    ...texts.map((text) => sql`${nameMention(kind, sql`found.hash`, 'Text')} from ${table}, ${findInText(text)}`),
  ]
}

function nameMention(kind: (typeof kinds)[number], hash: PgColumn | SQL, part: string): SQL {
  const { id, name, deletedAt } = kindEntries[kind]
  const inBin = deletedAt ? sql`${deletedAt} is not null` : sql`false`
  return sql`select ${hash} as hash, ${quote(kind)} as kind, ${id}::text as id, ${name} as name, ${quote(part)} as part, ${inBin} as in_bin`
}

/** Our own literals, written into the SQL: as parameters the parts of the union would have no type. */
function quote(word: string): SQL {
  return sql.raw(`'${word}'`)
}

/** A text, or a list of links, names what it links to, or shows, by its address. */
function findInText(text: PgColumn): SQL {
  return sql`lateral (
    select distinct part[1] as hash from regexp_matches(${text}::text, '/media/(?:files/)?([0-9a-f]{64})', 'g') as part
  ) as found where ${text}::text like '%/media/%'`
}

function listProductPlaces(): SQL[] {
  const product = (hash: PgColumn | SQL, part: SQL) =>
    sql`select ${hash}, 'product', ${products.uuid}::text, ${products.name}, ${part}, ${products.deletedAt} is not null from ${products}`
  const variant = sql`join ${variants} on ${variants.productUuid} = ${products.uuid}`
  return [
    sql`${product(productPictures.pictureHash, sql`'Pictures'`)} join ${productPictures} on ${productPictures.productUuid} = ${products.uuid}`,
    sql`${product(variantPictures.pictureHash, sql`concat_ws(' ', 'Variant', nullif(${variants.name}, ''))`)} ${variant}
      join ${variantPictures} on ${variantPictures.variantUuid} = ${variants.uuid}`,
    sql`${product(sql`found.hash`, sql`'Text'`)} ${variant}, ${findInText(variants.description)}`,
    sql`${product(productFiles.fileHash, sql`'Files'`)} join ${productFiles} on ${productFiles.productUuid} = ${products.uuid}`,
  ]
}
