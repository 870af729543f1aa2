export type Pair = { before: string; after: string }

const maxLength = 300
const context = 60

/** Cuts two long texts to the part that starts shortly before their first difference. */
export function showDifference({ before, after }: Pair): Pair {
  if (before === after) return { before, after: `${after} (others)` }
  const start = findStart(before, after)
  return { before: cut(before, start), after: cut(after, start) }
}

function findStart(before: string, after: string): number {
  if (before.length <= maxLength && after.length <= maxLength) return 0
  let same = 0
  while (before[same] === after[same]) same++
  const near = Math.max(0, same - context)
  const space = before.lastIndexOf(' ', near)
  return space < 0 ? 0 : space + 1
}

function cut(text: string, start: number): string {
  const end = start + maxLength
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${text.length > end ? ' …' : ''}`
}
