const texts = new WeakMap<object, string>()

export const textOf = (facts: object): string => texts.get(facts) ?? JSON.stringify(facts)

/** The server answers from memory with the same object until something changes: its JSON is written once. */
export function writeOnce(facts: object): string {
  const text = textOf(facts)
  texts.set(facts, text)
  return text
}
