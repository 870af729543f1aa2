/** Deeper than what any call takes: code that walks it, or writes it as text, would run out of stack. */
const maxDepth = 50

export const isTooDeep = (value: unknown, depth = 0): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === maxDepth || Object.values(value).some((part) => isTooDeep(part, depth + 1)))

/** The path of a text with the one character that the database cannot store. */
export function findUnstorable(value: unknown): string[] | undefined {
  if (typeof value === 'string') return value.includes('\0') ? [] : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, part] of Object.entries(value)) {
    const rest = name.includes('\0') ? [] : findUnstorable(part)
    if (rest) return [name, ...rest]
  }
  return undefined
}
