/** Sorts what was measured. The answer reads a share of it: 0.5 is the median, 1 the largest; 0 where nothing was measured. */
export function spreadOf(measured: number[]): (share: number) => number {
  const sorted = measured.toSorted((a, b) => a - b)
  return (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const medianOf = (measured: number[]): number => spreadOf(measured)(0.5)
