import { sql } from 'drizzle-orm'
import { packAscending, unpackAscending } from '../search/storage/ascending.ts'

/** Ascending numbers, as the tables keep them. */
export function packNumbers(numbers: Uint32Array): Buffer {
  const words = packAscending(numbers)
  return Buffer.from(words.buffer, words.byteOffset, words.byteLength)
}

/** Copies the bytes, because the driver's buffer may not be aligned to four bytes. */
export const unpackNumbers = (bytes: Buffer): Uint32Array =>
  unpackAscending(new Uint32Array(new Uint8Array(bytes).buffer))

export const numberArray = (numbers: number[]) => sql`${sql.param(numbers)}::int[]`
export const textArray = (texts: string[]) => sql`${sql.param(texts)}::text[]`
