import { Problem } from '../../platform/problem.ts'

/** What is wrong with a file of products, so that whoever sent it can put it right. */
export const badSheet = (reason: string) => new Problem(422, 'The file can not be read', reason)

export const badCell = (line: number, place: number, reason: string) =>
  badSheet(`Line ${line}, column ${nameColumn(place)}: ${reason}`)

/** As spreadsheets name it: A, B … Z, AA. */
export function nameColumn(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26))
  return place < 26 ? letter : nameColumn(Math.floor(place / 26) - 1) + letter
}
