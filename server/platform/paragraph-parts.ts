/** Longer than any real paragraph. Longer ones are split, since the parser may scan a whole paragraph at each letter. */
const longestPart = 5000

/**
 * Splits a paragraph into parts that are parsed one by one: before a line break if there is one, else after a blank or
 * an address.
 */
export function cutParagraph(text: string): string[] {
  const parts: string[] = []
  let from = 0
  while (text.length - from > longestPart) {
    const end = findCut(text, from)
    parts.push(text.slice(from, end))
    from = end
  }
  return [...parts, text.slice(from)]
}

function findCut(text: string, from: number): number {
  const most = from + longestPart
  const part = text.slice(from, most)
  const lineBreak = part.lastIndexOf('\n')
  if (lineBreak > longestPart / 2) return from + lineBreak
  const gap = Math.max(part.lastIndexOf(' '), part.lastIndexOf(')')) + 1
  if (gap > longestPart / 2) return from + gap
  return part.includes('data:image/') ? findPictureEnd(text, most) : most
}

/** A picture with its data in the text is never cut. */
function findPictureEnd(text: string, from: number): number {
  pictureEnd.lastIndex = from
  return (pictureEnd.exec(text)?.index ?? text.length) + 1
}

const pictureEnd = /[)\s"'<>]/g
