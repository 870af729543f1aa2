import { capitalize } from '../../../contract/capitals.ts'
import type { HomeRowGap, HomeRowRow, HomeRowSource } from '../../../contract/staff/home-rows.ts'
import { writeCount } from '../../../contract/whole-numbers.ts'
import type { Choice } from '../form/fields/choice-field.tsx'

export const sourceNames: Record<HomeRowSource, string> = {
  offers: 'Everything on sale',
  'new-in': 'The newest products',
  viewed: 'The most viewed products',
  category: 'A category',
  'sub-category': 'A sub-category',
  range: 'A range',
  sale: 'A sale',
  products: 'Products that you choose',
}

export const sourceChoices: Choice<HomeRowSource>[] = Object.entries(sourceNames).map(([value, label]) => ({
  value: value as HomeRowSource,
  label,
}))

const gaps: Record<HomeRowGap, string> = {
  'nothing-chosen': 'Not shown: nothing is chosen to fill it',
  'source-gone': 'Not shown: what fills it is not on the site',
  'no-products': 'Not shown: no products',
}

export const explainGap = ({ gap }: HomeRowRow): string | undefined => (gap ? gaps[gap] : undefined)

/** A row without a title or a record to fill it is called by its source: 'A range'. */
export const nameRow = ({ name, source }: Pick<HomeRowRow, 'name' | 'source'>) => name || sourceNames[source]

/** 'Filled with the range Haven · 12 products'. */
export const describeRow = ({ source, filledWith, count }: HomeRowRow): string => {
  const filling = filledWith === '' ? sourceNames[source] : `${sourceNames[source].replace(/^A /, '')} ${filledWith}`
  return `${capitalize(filling)} · ${writeCount(count, 'product')}`
}
