import type { SplitRecipe } from '../../../../contract/staff/import-recipes.ts'

/** Splits a cell by a pattern. A cell that does not match the pattern becomes the first part as a whole. */
export function splitCell(given: string, { pattern, at }: Pick<SplitRecipe, 'pattern' | 'at'>): string[] {
  const text = given.trim().replace(/\s+/g, ' ')
  const marks = pattern.split('*')
  const parts = cut(text, marks, at)
  return parts ?? [text, ...Array<string>(Math.max(0, marks.length - 2)).fill('')]
}

function cut(text: string, marks: string[], at: SplitRecipe['at']): string[] | undefined {
  const plain = alike(text)
  const [start = '', ...rest] = marks.map(alike)
  const end = rest.pop() ?? ''
  const [from, to] = [start.trimStart().length, plain.length - end.trimEnd().length]
  if (from > to || !plain.startsWith(start.trimStart()) || !plain.endsWith(end.trimEnd())) return undefined
  const found = at === 'first' ? findForward(plain, rest, from) : findBackward(plain, rest, to)
  if (!found) return undefined
  const edges = [from, ...found.flatMap((place, which) => [place, place + (rest[which]?.length ?? 0)]), to]
  const parts = rest.concat('').map((_, which) => text.slice(edges[2 * which], edges[2 * which + 1]).trim())
  const areInside = edges.every((edge, place) => place === 0 || (edges[place - 1] ?? 0) <= edge)
  return areInside && parts.every((part) => part !== '') ? parts : undefined
}

/** Replaces all kinds of dashes and blanks by one kind. The length does not change, so positions stay valid. */
const alike = (text: string) => text.replace(/[‐‑‒–—−]/g, '-').replace(/\s/g, ' ')

function findForward(text: string, marks: string[], from: number): number[] | undefined {
  const places: number[] = []
  let past = from
  for (const mark of marks) {
    const place = text.indexOf(mark, past)
    if (place < 0) return undefined
    places.push(place)
    past = place + mark.length
  }
  return places
}

function findBackward(text: string, marks: string[], to: number): number[] | undefined {
  const places: number[] = []
  let end = to
  for (const mark of marks.toReversed()) {
    const place = end < mark.length ? -1 : text.lastIndexOf(mark, end - mark.length)
    if (place < 0) return undefined
    places.unshift(place)
    end = place
  }
  return places
}
