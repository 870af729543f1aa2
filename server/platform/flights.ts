type Flights<Value> = {
  find(key: string): Promise<Value> | undefined
  start(key: string, work: () => Promise<Value>): Promise<Value>
  /** Joins the current work, or starts it. */
  share(key: string, work: () => Promise<Value>): Promise<Value>
  /** Later calls no longer join the current work; those that already wait get its result. */
  clear(): void
}

/** Shares one run of the work for each key among concurrent callers. */
export function createFlights<Value>(): Flights<Value> {
  const underWay = new Map<string, Promise<Value>>()
  const start = (key: string, work: () => Promise<Value>) => {
    const flight = work().finally(() => {
      if (underWay.get(key) === flight) underWay.delete(key)
    })
    underWay.set(key, flight)
    return flight
  }
  return {
    find: (key) => underWay.get(key),
    start,
    share: (key, work) => underWay.get(key) ?? start(key, work),
    clear: () => underWay.clear(),
  }
}
