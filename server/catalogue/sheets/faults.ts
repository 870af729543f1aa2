import { Problem } from '../../platform/problem.ts'
import { nameColumn } from '../../platform/xlsx.ts'

/** What is wrong with a file of products, so that whoever sent it can put it right. */
export const badSheet = (reason: string) => new Problem(422, 'The file cannot be read', reason)

export const badCell = (line: number, place: number, reason: string) =>
  badSheet(`Line ${line}, column ${nameColumn(place)}: ${reason}`)
