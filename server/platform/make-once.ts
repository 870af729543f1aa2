/** Makes a value when it is first asked for, and keeps it; what could not be made is made again. */
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
