const long = 64
const middling = 32

/** How often a message is written, so that a short one fills the line as well; a blank one is not shown. */
export function countCopies(message: string): number {
  const { length } = message.trim()
  if (length === 0) return 0
  if (length >= long) return 1
  return length >= middling ? 2 : 3
}
