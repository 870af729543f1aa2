/** Sorts the values, and returns a function that reads a quantile: 0.5 is the median, 1 the maximum; 0 without any values. */
export function spreadOf(measured: number[]): (share: number) => number {
  const sorted = measured.toSorted((a, b) => a - b)
  return (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const medianOf = (measured: number[]): number => spreadOf(measured)(0.5)
