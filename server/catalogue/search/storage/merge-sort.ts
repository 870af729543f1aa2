/** How many are sorted or merged in one step: a few milliseconds. */
const stepLength = 4_096

/** Sorts numbers by what they stand for, and pauses between steps: sorting a million at once would take seconds. */
export function* mergeSort(
  numbers: Uint32Array,
  compare: (a: number, b: number) => number,
): Generator<void, Uint32Array> {
  let from = numbers.slice()
  for (let start = 0; start < from.length; start += stepLength) {
    from.subarray(start, start + stepLength).sort(compare)
    yield
  }
  let to = new Uint32Array(from.length)
  for (let length = stepLength; length < from.length; length *= 2) {
    let [low, high] = [0, length]
    for (let at = 0; at < to.length; at++) {
      const start = at - (at % (2 * length))
      if (at === start) [low, high] = [start, Math.min(start + length, to.length)]
      const middle = Math.min(start + length, to.length)
      const end = Math.min(start + 2 * length, to.length)
      const isLow = low < middle && (high >= end || compare(from[low] ?? 0, from[high] ?? 0) <= 0)
      to[at] = (isLow ? from[low++] : from[high++]) ?? 0
      if (at % stepLength === 0) yield
    }
    ;[from, to] = [to, from]
  }
  return from
}
