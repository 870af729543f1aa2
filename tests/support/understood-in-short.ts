import type { Constraint, Limits, Understood } from '../../server/catalogue/search/understanding/understood.ts'

/** Writes what was understood of a query in one line: 'thing:corner-sofa colour:grey price:..2000 | words (beside the point)'. */
export function writeShort({ constraints, words, order, question }: Understood): string {
  const parts = constraints.map(writeConstraint)
  if (order) parts.push(order === 'priceLow' ? 'cheapest' : 'dearest')
  if (question) parts.push(`?${question}`)
  const plain = words.filter(({ role }) => role === 'plain').map(({ text }) => text)
  const aside = words.filter(({ role }) => role !== 'plain').map(({ text }) => text)
  const open = [...plain, ...(aside.length > 0 ? [`(${aside.join(' ')})`] : [])]
  return open.length > 0 ? [...parts, '|', ...open].join(' ') : parts.join(' ')
}

function writeConstraint(constraint: Constraint): string {
  if (constraint.kind === 'price') return `price:${writeLimits(constraint.limits, 100)}`
  if (constraint.kind === 'dimension') return `${constraint.key}:${writeLimits(constraint.limits, 1)}`
  if (constraint.kind === 'sizePair') return `size:${constraint.sides.join('x')}`
  if (constraint.kind === 'count') return `${constraint.key}:${constraint.counts.join('-')}`
  if (constraint.kind === 'bedSize') return `bed:${constraint.sizes.map((size) => size.replace(' ', '-')).join('+')}`
  if (constraint.kind === 'value') return `value:${constraint.label.toLowerCase().replaceAll(' ', '-')}`
  return constraint.key.replace(/^thing:/, '')
}

const writeLimits = ({ min, max }: Limits, unit: number) =>
  `${min === undefined ? '' : Math.round(min) / unit}..${max === undefined ? '' : max / unit}`
