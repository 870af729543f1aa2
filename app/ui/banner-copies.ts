const long = 64
const middling = 32

/** How often a message is repeated so that a short one fills the line too; 0 for a blank one. */
export function countCopies(message: string): number {
  const { length } = message.trim()
  if (length === 0) return 0
  if (length >= long) return 1
  return length >= middling ? 2 : 3
}
