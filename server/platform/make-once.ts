/**
 * Creates a value when it is first requested, and caches it. A failed promise is not cached, so the next call tries
 * again.
 */
export function makeOnce<Value extends object | string>(make: () => Value): () => Value {
  let made: Value | undefined
  const forget = () => {
    made = undefined
  }
  return () => {
    if (made === undefined) {
      made = make()
      if (made instanceof Promise) made.catch(forget)
    }
    return made
  }
}
