import type { WholeState } from './whole-state.ts'

/** With the ids of what has been made by now. */
export const settleIds = (state: WholeState, ids: Map<number, number>): WholeState => ({
  ...state,
  variants: state.variants.map((variant) => ({
    ...variant,
    properties: variant.properties.map((id) => ids.get(id) ?? id).sort((one, other) => one - other),
  })),
})
