/** Counted one by one: a list of matches would be longer than the file. */
export function countBreaks(text: string): number {
  let breaks = 0
  const lineBreak = /\r\n|\n|\r/g
  while (lineBreak.test(text)) breaks++
  return breaks
}
