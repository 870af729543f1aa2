/** Longer than any real paragraph. Longer ones are split, since the parser may scan a whole paragraph at each letter. */
const maxPartLength = 5000

/**
 * Splits a paragraph into parts that are parsed one by one: before a line break if there is one, else after a blank or
 * an address.
 */
export function cutParagraph(text: string): string[] {
  const parts: string[] = []
  let from = 0
  while (text.length - from > maxPartLength) {
    const end = findCut(text, from)
    parts.push(text.slice(from, end))
    from = end
  }
  return [...parts, text.slice(from)]
}

function findCut(text: string, from: number): number {
  const end = from + maxPartLength
  const part = text.slice(from, end)
  const lineBreak = part.lastIndexOf('\n')
  if (lineBreak > maxPartLength / 2) return from + lineBreak
  const gap = Math.max(part.lastIndexOf(' '), part.lastIndexOf(')')) + 1
  if (gap > maxPartLength / 2) return from + gap
  return part.includes('data:image/') ? findPictureEnd(text, end) : end
}

/** A picture with its data in the text is never cut. */
function findPictureEnd(text: string, from: number): number {
  pictureEnd.lastIndex = from
  return (pictureEnd.exec(text)?.index ?? text.length) + 1
}

const pictureEnd = /[)\s"'<>]/g
