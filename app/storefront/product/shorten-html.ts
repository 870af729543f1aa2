const pieces = /<(\/?)([a-z][a-z0-9]*)[^>]*>|&(?:#\w+|\w+);|[^<&]|[<&]/giu
const withoutEnd = new Set(['br', 'hr', 'img'])
const inline = /^(a|b|code|del|em|i|img|s|span|strong|su[bp])$/i

/**
 * Truncates HTML to this many characters of text, closes open elements and adds an ellipsis. Spaces are counted as a
 * page shows them: several as one, and none at the edges of a block.
 */
export function shortenHtml(html: string, maxLength: number): string {
  const open: string[] = []
  let left = maxLength
  let isEdge = true
  let blanks = 0
  for (const { 0: piece, 1: closing, 2: tag, index } of html.matchAll(pieces)) {
    if (tag) {
      if (closing) open.pop()
      else if (!withoutEnd.has(tag.toLowerCase())) open.push(tag)
      if (inline.test(tag)) continue
      isEdge = true
      blanks = 0
    } else if (/[ \t\r\n\f]/.test(piece)) {
      blanks = isEdge ? 0 : 1
    } else {
      left -= blanks + 1
      if (left < 0) return `${html.slice(0, index).trimEnd()}…${closeAll(open)}`
      isEdge = false
      blanks = 0
    }
  }
  return html
}

const closeAll = (open: string[]) =>
  open
    .toReversed()
    .map((tag) => `</${tag}>`)
    .join('')
