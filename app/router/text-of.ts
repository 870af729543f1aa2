const texts = new WeakMap<object, string>()

export const textOf = (facts: object): string => texts.get(facts) ?? JSON.stringify(facts)

/** Serialises an answer once and caches the text by object: the server returns the same object until something changes. */
export function writeOnce(facts: object): string {
  const text = textOf(facts)
  texts.set(facts, text)
  return text
}
