import { Problem } from '../../platform/problem.ts'
import { nameColumn } from '../../platform/xlsx.ts'

/** A fault of a file of products, in words that help its sender fix it. */
export const badSheet = (reason: string) => new Problem(422, 'The file cannot be read', reason)

export const badCell = (line: number, place: number, reason: string) =>
  badSheet(`Line ${line}, column ${nameColumn(place)}: ${reason}`)
