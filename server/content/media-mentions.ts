import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { listKinds } from '../../contract/kinds.ts'
import { writeHashPattern } from '../../contract/media-hash.ts'
import { productFiles, productPictures, products, variantPictures, variants } from '../catalogue/tables.ts'
import { kindEntries } from './kind-entries.ts'

const kinds = listKinds('usesMedia')

/** `whose`: the columns of the record that names the hash. `within`: the tables that `hash` needs. `from`: those for `whose`. */
type Place = { hash: PgColumn | SQL; within: SQL; whose: SQL; from?: SQL }

const places: Place[] = [...kinds.flatMap(listPlaces), ...listProductPlaces()]

/** Every mention of a picture or file: its hash, and kind, id, name and part of the record, and whether that is in the bin. */
export const mentions: SQL = uniteAll(
  ({ hash, whose, within, from = within }) => sql`select ${hash} as hash, ${whose} from ${from}`,
)

/** The hash of every mention, so that one with several mentions occurs several times. */
export const hashesInUse: SQL = uniteAll(({ hash, within }) => sql`select ${hash} as hash from ${within}`)

function uniteAll(select: (place: Place) => SQL): SQL {
  return sql.join(places.map(select), sql` union all `)
}

function listPlaces(kind: (typeof kinds)[number]): Place[] {
  const { table, media } = kindEntries[kind]
  const { hashes = {}, texts = [] } = media
  return [
    ...Object.entries(hashes).map(([part, hash]) => ({ hash, whose: nameRecord(kind, part), within: sql`${table}` })),
    ...texts.map((text) => ({
      hash: sql`found.hash`,
      whose: nameRecord(kind, 'Text'),
      within: sql`${table}, ${findInText(text)}`,
    })),
  ]
}

function nameRecord(kind: (typeof kinds)[number], part: string): SQL {
  const { id, name, deletedAt } = kindEntries[kind]
  const inBin = deletedAt ? sql`${deletedAt} is not null` : sql`false`
  return sql`${quote(kind)} as kind, ${id}::text as id, ${name} as name, ${quote(part)} as part, ${inBin} as in_bin`
}

/** Writes our own constants into the SQL, because as parameters they would have no type in the union. */
function quote(word: string): SQL {
  return sql.raw(`'${word}'`)
}

/** Finds the hashes in a text or a list of links, which name pictures and files by their addresses. */
function findInText(text: PgColumn): SQL {
  const address = quote(`/media/(?:files/)?(${writeHashPattern()})`)
  return sql`lateral (
    select distinct part[1] as hash from regexp_matches(${text}::text, ${address}, 'g') as part
  ) as found where ${text}::text like '%/media/%'`
}

function listProductPlaces(): Place[] {
  const variant = sql`join ${variants} on ${variants.productUuid} = ${products.uuid}`
  return [
    {
      hash: productPictures.pictureHash,
      within: sql`${productPictures}`,
      whose: nameProduct(sql`'Pictures'`),
      from: sql`${products} join ${productPictures} on ${productPictures.productUuid} = ${products.uuid}`,
    },
    {
      hash: variantPictures.pictureHash,
      within: sql`${variantPictures}`,
      whose: nameProduct(sql`concat_ws(' ', 'Variant', nullif(${variants.name}, ''))`),
      from: sql`${products} ${variant} join ${variantPictures} on ${variantPictures.variantUuid} = ${variants.uuid}`,
    },
    {
      hash: sql`found.hash`,
      within: sql`${variants}, ${findInText(variants.description)}`,
      whose: nameProduct(sql`'Text'`),
      from: sql`${products} ${variant}, ${findInText(variants.description)}`,
    },
    {
      hash: productFiles.fileHash,
      within: sql`${productFiles}`,
      whose: nameProduct(sql`'Files'`),
      from: sql`${products} join ${productFiles} on ${productFiles.productUuid} = ${products.uuid}`,
    },
  ]
}

function nameProduct(part: SQL): SQL {
  return sql`'product', ${products.uuid}::text, ${products.name}, ${part}, ${products.deletedAt} is not null`
}
