type Flights<Value> = {
  find(key: string): Promise<Value> | undefined
  start(key: string, work: () => Promise<Value>): Promise<Value>
  /** Nobody joins what is under way now any more; those who already wait for it get it. */
  clear(): void
}

/** One piece of work per key at a time, however many want it. */
export function createFlights<Value>(): Flights<Value> {
  const underWay = new Map<string, Promise<Value>>()
  const start = (key: string, work: () => Promise<Value>) => {
    const flight = work().finally(() => {
      if (underWay.get(key) === flight) underWay.delete(key)
    })
    underWay.set(key, flight)
    return flight
  }
  return { find: (key) => underWay.get(key), start, clear: () => underWay.clear() }
}
