import { hash } from 'node:crypto'
import { keyOfHeaders } from './guess-columns.ts'

/** In bytes: the key is in an index, whose rows have less than 2.7 kB. */
const maxLength = 2000

/**
 * The keys under which a matching of these headings may be stored; the last one is for new rows. Long headings have a
 * digest: older rows have the text itself, where the index could hold it.
 */
export function listMatchingKeys(headers: string[]): [string, ...string[]] {
  const text = keyOfHeaders(headers)
  return Buffer.byteLength(text) > maxLength ? [text, hash('sha256', text)] : [text]
}

export const nameMatching = (headers: string[]): string => {
  const [text, digest = text] = listMatchingKeys(headers)
  return digest
}
