import { keyPart } from './labels.ts'
import type { ShopVocabulary } from './shop-vocabulary.ts'
import { listForms, listNear, pluralOf } from './things.ts'
import type { Span, ThingConstraint } from './understood.ts'

/** Builds the constraint for these things. */
export function constrainThings({ products, places }: ShopVocabulary, things: string[], span: Span): ThingConstraint {
  const isSold = (thing: string) => products.countThing(thing) > 0
  const forms = things.flatMap(listForms)
  const sold = forms.filter(isSold)
  const near = sold.length > 0 ? [] : things.flatMap(listNear).flatMap(listForms).filter(isSold)
  const found = [...new Set(sold.length > 0 ? sold : near.length > 0 ? near : things)]
  return {
    kind: 'thing',
    key: `thing:${things.map(keyPart).join('+')}`,
    span,
    label: labelThings(things),
    things,
    found,
    isInstead: near.length > 0,
    subCategoryUuids: found.flatMap((thing) => places.get(thing) ?? []),
  }
}

export const labelThings = (things: string[]) => things.map(pluralOf).join(', ')
