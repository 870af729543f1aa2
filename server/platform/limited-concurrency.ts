/** Limits concurrency for work that takes much memory; further calls wait for their turn. */
export function limitConcurrency(max: number) {
  const waiting: (() => void)[] = []
  let underWay = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (underWay < max) underWay++
    else await new Promise<void>((begin) => waiting.push(begin))
    try {
      return await work()
    } finally {
      const beginNext = waiting.shift()
      if (beginNext) beginNext()
      else underWay--
    }
  }
}
