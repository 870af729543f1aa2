/**
 * Ascending numbers above 0 as the bytes of their gaps, seven bits in each, in a list of whole words. The zeros that fill the
 * last word end it.
 */
export function packAscending(numbers: Uint32Array): Uint32Array {
  makeRoom(numbers.length)
  let at = 0
  let before = 0
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] ?? 0
    let gap = number - before
    for (; gap > 127; gap = Math.floor(gap / 128)) draft[at++] = (gap % 128) + 128
    draft[at++] = gap
    before = number
  }
  const words = new Uint32Array(Math.ceil(at / 4))
  new Uint8Array(words.buffer).set(draft.subarray(0, at))
  return words
}

export function unpackAscending(words: Uint32Array): Uint32Array {
  const bytes = new Uint8Array(words.buffer, words.byteOffset, words.byteLength)
  const numbers = new Uint32Array(bytes.length)
  let count = 0
  let number = 0
  for (let at = 0; at < bytes.length && bytes[at] !== 0; ) {
    let unit = 1
    for (; (bytes[at] ?? 0) > 127; unit *= 128) number += ((bytes[at++] ?? 0) - 128) * unit
    number += (bytes[at++] ?? 0) * unit
    numbers[count++] = number
  }
  return numbers.subarray(0, count)
}

const maxBytes = 5
let draft = new Uint8Array(1024)

function makeRoom(count: number) {
  if (draft.length < count * maxBytes) draft = new Uint8Array(count * maxBytes)
}
