import type { Variant } from '../../contract/catalogue.ts'

/** The measures of a variant for which none is recorded. */
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
