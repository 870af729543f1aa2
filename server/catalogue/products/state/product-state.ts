import type { ProductFacts, VariantFacts } from '../fields/stored.ts'

export type VariantState = { uuid: string; facts: VariantFacts }

export type ProductState = {
  uuid: string
  /** Its day of listing was chosen by hand, before it was ever published. */
  listedByHand: boolean
  facts: ProductFacts
  variants: VariantState[]
}

/** The changed facts of a product, and no others. A variant that only one side has was created, or removed. */
export type StatePart = {
  /** Set where the product does not exist. */
  absent?: true
  facts: Partial<ProductFacts>
  variants: Record<string, Partial<VariantFacts>>
}
export type StateChange = { before: StatePart; after: StatePart }
/** Without `before` the product is created, without `after` it is removed. */
export type Changed = { uuid: string; before?: ProductState; after?: ProductState; change: StateChange }

/** The state of a product after a change, the reason why the change is refused, or `gone` if it removes the product. */
export type Altered = { state: ProductState } | { refusal: string } | { gone: true }
