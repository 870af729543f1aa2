import { countOnes } from '../storage/bits.ts'

const letterBits = 26
const lettersMask = 2 ** letterBits - 1

/** The letters of a word, and its length, in one number: enough to skip most words that are too different. */
export function signatureOf(word: string): number {
  if (!/^\p{L}/u.test(word)) return 0
  let letters = 0
  for (let i = 0; i < word.length; i++) letters |= 1 << ((word.charCodeAt(i) + 7) % letterBits)
  return ((Math.min(word.length, 63) << letterBits) | letters) >>> 0
}

export function mayBeNear(signature: number, other: number, reach: number): boolean {
  const longer = (signature >>> letterBits) - (other >>> letterBits)
  if (longer > reach || longer < -reach || other === 0) return false
  const mine = signature & ~other & lettersMask
  const theirs = other & ~signature & lettersMask
  return countOnes(mine) <= reach && countOnes(theirs) <= reach
}
