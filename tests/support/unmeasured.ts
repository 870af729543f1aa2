import type { Variant } from '../../contract/catalogue.ts'

/** The measures of a variant of which nothing is known. */
export const unmeasured: Variant['measures'] = {
  width: null,
  height: null,
  depth: null,
  packedWidth: null,
  packedHeight: null,
  packedDepth: null,
  heightWithoutLegs: null,
  widthWithoutArms: null,
  diagonalDepth: null,
}
