/** Makes a value when it is first asked for, and keeps it. */
export function makeOnce<Value extends object | string>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}
