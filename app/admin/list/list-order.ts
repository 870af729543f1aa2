/** The default order of a list: a column's key as in the address, or words such as ‘newest first’. */
export type UsualOrder = { sort: string } | { words: string }

/** The fields of a column that sorting needs. */
type Sortable = {
  key: string
  label: string
  align?: 'right'
  ways?: readonly [ascending: string, descending: string]
  sortBy?: unknown
}

export type Way = 'ascending' | 'descending'

/** The column and direction that a list is sorted by; undefined for an order that is no column's. */
export function readOrder(columns: Sortable[], sort: string | null, usual: UsualOrder) {
  const chosen = sort ?? ('sort' in usual ? usual.sort : '')
  const column = columns.find(({ key, sortBy }) => sortBy && key === chosen.replace(/^-/, ''))
  const way: Way = chosen.startsWith('-') ? 'descending' : 'ascending'
  return column && { column, way }
}

/** The sort key that the heading of a column sets next: ascending, then descending, then the default order. */
export function readNextSort(key: string, way: Way | undefined, usual: UsualOrder): string | null {
  const next = way === 'ascending' ? `-${key}` : way === 'descending' && !isUsual(usual, `-${key}`) ? null : key
  return next !== null && isUsual(usual, next) ? null : next
}

const isUsual = (usual: UsualOrder, sort: string) => 'sort' in usual && usual.sort === sort

/** “Sorted by ‘Price’, highest first”. */
export function describeOrder(columns: Sortable[], sort: string | null, usual: UsualOrder): string {
  const order = readOrder(columns, sort, usual)
  if (!order) return 'words' in usual ? `Sorted ${usual.words}` : ''
  const { label, align, ways = align === 'right' ? amounts : letters } = order.column
  return `Sorted by ‘${label}’, ${ways[order.way === 'ascending' ? 0 : 1]}`
}

const letters = ['A to Z', 'Z to A'] as const
const amounts = ['lowest first', 'highest first'] as const
export const days = ['earliest first', 'latest first'] as const
