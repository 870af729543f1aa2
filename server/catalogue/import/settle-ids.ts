import type { ProductState } from '../products/state/product-state.ts'

/** Replaces temporary ids by those of the created records. */
export const settleIds = (state: ProductState, ids: Map<number, number>): ProductState => ({
  ...state,
  variants: state.variants.map(({ uuid, facts }) => ({
    uuid,
    facts: {
      ...facts,
      properties: facts.properties.map((id) => ids.get(id) ?? id).sort((one, other) => one - other),
    },
  })),
})
