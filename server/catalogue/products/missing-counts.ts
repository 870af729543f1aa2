import { and, eq } from 'drizzle-orm'
import { findPublishGaps, listShownPictures, type PublishFacts, publishGaps } from '../../../contract/publish-gaps.ts'
import type { MissingCount } from '../../../contract/staff/bulk.ts'
import { pictures } from '../../media/tables.ts'
import { among } from '../../platform/among.ts'
import type { Db } from '../../platform/database.ts'
import { cut } from '../../platform/in-parts.ts'
import { isOnShow } from '../bulk/alter-product.ts'
import type { ProductState } from './state/product-state.ts'

type Step = { before?: ProductState; after?: ProductState }

const stepsAtOnce = 1000

/** Counts, by gap, the products with missing facts that these steps publish. */
export async function countMissing(db: Db, steps: Step[]): Promise<MissingCount[]> {
  let counts: MissingCount[] = []
  for (const chunk of cut(steps, stepsAtOnce)) counts = addMissing(counts, await countMissingOf(db, chunk))
  return counts
}

async function countMissingOf(db: Db, steps: Step[]): Promise<MissingCount[]> {
  const published = steps.flatMap(({ before, after }) =>
    after && isOnShow(after) && !(before && isOnShow(before)) ? [readFacts(after)] : [],
  )
  const withoutAlt = await findWithoutAlt(db, published.flatMap(listShownPictures))
  const found = published.flatMap((facts) => findPublishGaps(facts, (hash) => !withoutAlt.has(hash)))
  return publishGaps.map((gap) => ({ gap, count: found.filter((missing) => missing === gap).length }))
}

export function addMissing(one: MissingCount[], other: MissingCount[]): MissingCount[] {
  const countOf = (list: MissingCount[], gap: string) => list.find((each) => each.gap === gap)?.count ?? 0
  const sums = publishGaps.map((gap) => ({ gap, count: countOf(one, gap) + countOf(other, gap) }))
  return sums.filter(({ count }) => count > 0)
}

function readFacts({ facts, variants }: ProductState): PublishFacts {
  return {
    subCategoryUuid: facts.subCategoryUuid,
    description: facts.description,
    pictures: facts.pictures,
    variants: variants.map((variant) => ({ ...variant.facts, price: variant.facts.pricePence })),
  }
}

async function findWithoutAlt(db: Db, hashes: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ hash: pictures.hash })
    .from(pictures)
    .where(and(among(pictures.hash, hashes), eq(pictures.alt, '')))
  return new Set(rows.map(({ hash }) => hash))
}
