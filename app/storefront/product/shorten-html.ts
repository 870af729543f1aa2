const pieces = /<(\/?)([a-z][a-z0-9]*)[^>]*>|&(?:#\w+|\w+);|[^<&]|[<&]/giu
const withoutEnd = new Set(['br', 'hr', 'img'])

/** Cuts after so many characters of text, closes what is open and puts an ellipsis where the rest was. */
export function shortenHtml(html: string, longest: number): string {
  const open: string[] = []
  let left = longest
  for (const { 1: closing, 2: tag, index } of html.matchAll(pieces)) {
    if (!tag) left -= 1
    else if (closing) open.pop()
    else if (!withoutEnd.has(tag.toLowerCase())) open.push(tag)
    if (left < 0 && !tag) return `${html.slice(0, index)}…${closeAll(open)}`
  }
  return html
}

const closeAll = (open: string[]) =>
  open
    .toReversed()
    .map((tag) => `</${tag}>`)
    .join('')
