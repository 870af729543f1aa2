import type { Understanding } from '../../../contract/search.ts'

type Relaxed = Pick<Understanding, 'key' | 'kind' | 'label'>

const adjectives = ['value', 'relative', 'count', 'bedSize', 'material', 'colour']
const list = new Intl.ListFormat('en-GB')

/** 'Nothing oak and grey up to £900; these are the nearest.', or 'No grey recliners; these are the nearest.' */
export function describeRelaxed(relaxed: Relaxed[]): string {
  const isAdjective = ({ kind }: Relaxed) => adjectives.includes(kind)
  const looks = list.format(relaxed.filter(isAdjective).map(writeInside))
  const words = relaxed.filter(({ kind }) => kind === 'word').map(({ label }) => `“${label}”`)
  const things = relaxed.filter(({ kind }) => kind === 'thing').map(writeInside)
  const rest = relaxed.filter((each) => !isAdjective(each) && !['word', 'thing'].includes(each.kind)).map(writeInside)
  const mention = words.length > 0 && `that mention${things.length > 0 ? '' : 's'} ${list.format(words)}`
  const parts = [looks, list.format(things), ...rest, mention].filter(Boolean)
  return `${things.length > 0 ? 'No' : 'Nothing'} ${parts.join(' ')}; these are the nearest.`
}

/** The label inside a sentence: small, unless it is an abbreviation. */
function writeInside({ key, kind, label }: Relaxed): string {
  const small = label.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())
  if (key === 'immediate') return `with ${small}`
  if (kind === 'without') return `that is ${small}`
  return kind === 'price' && small.startsWith('£') ? `at ${small}` : small
}
