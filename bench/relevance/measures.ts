import type { Judgement } from './judgements.ts'

/** The score of a search for one query. `first`: its first result is among the best, or it rightly finds nothing. */
export type Mark = { first: boolean; none: boolean; ndcg: number }

const places = 10

export function mark({ best, right }: Judgement, found: string[]): Mark {
  const nothingToFind = best.size + right.size === 0
  const [first] = found
  return {
    first: first === undefined ? nothingToFind : best.has(first),
    none: first === undefined && !nothingToFind,
    ndcg: nothingToFind ? Number(first === undefined) : gain(found, best, right) / idealGain(best.size, right.size),
  }
}

function gain(found: string[], best: Set<string>, right: Set<string>): number {
  const grades = found.slice(0, places).map((id) => (best.has(id) ? 2 : right.has(id) ? 1 : 0))
  return discount(grades)
}

const idealGain = (best: number, right: number) =>
  discount([...Array<number>(best).fill(2), ...Array<number>(right).fill(1)].slice(0, places))

const discount = (grades: number[]) =>
  grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)

export const share = (marks: Mark[], of: (mark: Mark) => boolean | number) =>
  marks.reduce((sum, mark) => sum + Number(of(mark)), 0) / marks.length
