import { simplify } from '../../../contract/simple-text.ts'
import { type FoundRow, type Group, hasTooMany } from './group.ts'
import { findSinglePiece, type KnownProducts, type KnownVariant } from './known-products.ts'

/** Matches rows whose variant has no known ID and no known code: by its name, or because there is only one. */
export function findVariants(group: Group, known: KnownProducts): void {
  const { product, rows } = group
  if (!product || hasTooMany(group)) return
  const all = known.variantsOf(product)
  const taken = new Set(rows.map(({ variant }) => variant))
  for (const found of rows) {
    if (found.variant || found.row.cells.variantUuid) continue
    found.variant = all.find(
      (variant) => !taken.has(variant) && mayBe(variant, found, all.length === 1 && rows.length === 1),
    )
    taken.add(found.variant)
  }
  takeSinglePiece(rows, known, taken)
}

/** A row that was imported as one variant may now be read as several: the existing variant becomes the first of them. */
function takeSinglePiece(rows: FoundRow[], known: KnownProducts, taken: Set<KnownVariant | undefined>): void {
  for (const found of rows) {
    const single = found.variant ? undefined : findSinglePiece(known, found.row)
    if (!single || single.inBin || taken.has(single)) continue
    found.variant = single
    taken.add(single)
  }
}

/** An unknown code means another variant, unless the existing one has no code yet. */
function mayBe({ name, code }: KnownVariant, { row: { cells } }: FoundRow, alone: boolean): boolean {
  if (cells.variantCode && code) return false
  return alone || simplify(name) === simplify(cells.variantName ?? '')
}
