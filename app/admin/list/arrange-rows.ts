import type { Column } from './record-table.tsx'

type Wanted = { q: string; sort: string | null }

/** Filters a fully loaded list to the rows that contain every word, and sorts them. */
export function arrangeRows<Row>(rows: Row[], columns: Column<Row>[], search: (row: Row) => string, wanted: Wanted) {
  const words = simplify(wanted.q).split(/\s+/).filter(Boolean)
  const found = rows.filter((row) => {
    const text = simplify(search(row))
    return words.every((word) => text.includes(word))
  })
  const key = wanted.sort?.replace(/^-/, '')
  const sortBy = columns.find((column) => column.key === key)?.sortBy
  if (!sortBy) return found
  const direction = wanted.sort?.startsWith('-') ? -1 : 1
  return found.toSorted((one, other) => direction * compare(sortBy(one), sortBy(other)))
}

const simplify = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

const compare = (one: string | number, other: string | number) =>
  typeof one === 'number' && typeof other === 'number' ? one - other : collator.compare(String(one), String(other))

const collator = new Intl.Collator('en-GB', { numeric: true })
