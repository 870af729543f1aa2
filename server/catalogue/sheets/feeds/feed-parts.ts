import { isKnownHeading } from '../layout/find-headings.ts'
import type { FeedPath, Place } from './feed.ts'
import { plainField } from './plain-field.ts'

/** The source of the rows: a repeated record, and perhaps a record that is repeated in each of them. */
export type FeedPart = { name: string; record: FeedPath; inner: FeedPath; rows: number }

type Candidate = FeedPart & { fields: string[] }

/** The parts of a feed whose records may be the products, the likeliest first. */
export function listParts(places: Place[]): FeedPart[] {
  const lists = places.filter(({ isList, isRecord }) => isList && isRecord)
  const outer = lists.filter((one) => !lists.some((other) => isWithin(one, other)))
  const repeated = outer.map((place) => ({
    ...openPart(place.path, [], place),
    fields: listFields(place, places, lists),
  }))
  const records = repeated.length > 0 ? repeated : listSingle(places)
  return records
    .toSorted((one, other) => weigh(other) - weigh(one))
    .flatMap((one) => {
      const inner = lists
        .filter((place) => isWithin(place, { path: one.record }))
        .map((place) => openInner(one, place, places, lists))
      const [best, ...others] = inner.toSorted((a, b) => weigh(b) - weigh(a))
      if (!best) return [one]
      return isVariant(best, one) ? [best, one, ...others] : [one, best, ...others]
    })
    .map(({ name, record, inner, rows }) => ({ name, record, inner, rows }))
}

const openPart = (record: FeedPath, inner: FeedPath, { count }: Place): FeedPart => ({
  name: [...record, ...inner].join(' › '),
  record,
  inner,
  rows: count,
})

const openInner = ({ record }: FeedPart, place: Place, places: Place[], lists: Place[]): Candidate => ({
  ...openPart(record, place.path.slice(record.length), place),
  fields: listFields(place, places, lists),
})

/** If no record is repeated, the one with the most fields of a product. */
function listSingle(places: Place[]): Candidate[] {
  const all = places
    .filter(({ isRecord }) => isRecord)
    .map((place) => ({ ...openPart(place.path, [], place), fields: listFields(place, places, []) }))
  const [best] = all.toSorted(
    (one, other) => countKnown(other) - countKnown(one) || other.record.length - one.record.length,
  )
  return best && countKnown(best) > 1 ? [best] : []
}

const isWithin = ({ path }: Place, { path: holder }: Pick<Place, 'path'>) =>
  path.length > holder.length && holder.every((name, at) => path[at] === name)

/** The texts of a record that belong to no list within it. */
const listFields = (of: Place, places: Place[], lists: Place[]): string[] => {
  const nested = lists.filter((list) => isWithin(list, of))
  return places
    .filter((place) => !place.isRecord && isWithin(place, of) && !nested.some((list) => isWithin(place, list)))
    .map(({ path }) => plainField(path.at(-1) ?? ''))
}

const countKnown = ({ fields }: Candidate) => new Set(fields.filter(isKnownHeading)).size

/** Few records with many fields of a product are likelier to be the products than many records with few. */
const weigh = (candidate: Candidate) => countKnown(candidate) * Math.log2(2 + candidate.rows)

const price = /^(price|rrp|srp|cost|retail)\b|\bprice$/
const code = /^(sku|code|item code|ean|gtin|barcode|article|part number|mpn)\b/

/** Variants have a price and a code of their own, or the only price. */
function isVariant({ fields }: Candidate, { fields: ofProduct }: Candidate): boolean {
  if (!fields.some((field) => price.test(field))) return false
  return fields.some((field) => code.test(field)) || !ofProduct.some((field) => price.test(field))
}
