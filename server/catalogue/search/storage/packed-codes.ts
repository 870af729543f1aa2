/**
 * JSON in a fifth of its bytes, for values of which there are very many: uuids and hashes as bytes, texts that recur in other
 * values or in the same one by number, and keys once for all objects that have the same.
 */
export const codes = {
  null: 0,
  false: 1,
  true: 2,
  whole: 3,
  hundredths: 4,
  number: 5,
  text: 6,
  shared: 7,
  again: 8,
  uuid: 9,
  hash: 10,
  joined: 11,
  list: 12,
  object: 13,
} as const

/** Larger numbers are written in full. */
export const maxWhole = 2 ** 31
