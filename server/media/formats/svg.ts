import type { Format } from './format.ts'

const headBytes = 64 * 1024

export const svg: Format = {
  name: 'SVG',
  recognise: (bytes) => {
    const text = bytes.toString('utf8', 0, headBytes)
    const at = skipAsides(text)
    return /^<svg[\s>]/i.test(text.slice(at, at + 5))
  },
  findEnd(bytes) {
    const close = bytes.lastIndexOf('</svg>')
    if (close === -1) return undefined
    const end = close + '</svg>'.length
    const rest = bytes.toString('utf8', end)
    return skipBlanksAndComments(rest, 0) === rest.length ? bytes.length : end
  },
}

/** Skips what may come before the drawing: a byte order mark, the declaration, comments and a document type. */
function skipAsides(text: string): number {
  let at = text.startsWith('\uFEFF') ? 1 : 0
  for (;;) {
    const next = skipAside(text, skipBlanksAndComments(text, at))
    if (next === at) return at
    at = next
  }
}

function skipAside(text: string, at: number): number {
  if (text.startsWith('<?', at)) return skipPast(text, at, '>')
  if (!/^<!doctype\s/i.test(text.slice(at, at + 10))) return at
  const close = text.indexOf('>', at)
  const open = text.indexOf('[', at)
  if (open === -1 || open > close) return skipPast(text, at, '>')
  const past = skipPast(text, open, ']')
  return past === open ? at : skipPast(text, past, '>')
}

/** Skips blanks and comments in a loop: with one pattern for all, a long comment would exhaust memory. */
function skipBlanksAndComments(text: string, from: number): number {
  let at = from
  for (;;) {
    while (/\s/.test(text[at] ?? '')) at++
    if (!text.startsWith('<!--', at)) return at
    const past = skipPast(text, at + 4, '-->')
    if (past === at + 4) return at
    at = past
  }
}

/** The position after the mark, or `at` itself when the mark is not found. */
function skipPast(text: string, at: number, mark: string): number {
  const found = text.indexOf(mark, at)
  return found === -1 ? at : found + mark.length
}

const active =
  /<(?:\w+:)?(?:script|foreignObject|iframe|object|embed|handler|listener)[\s/>]|[\s"'/]on[a-z]+\s*=|javascript:|data:text\/|<\?xml-stylesheet|@import/i

/** Whether an SVG would run code in a browser. It is never shown in one, but its uploader should know. */
export const isActiveSvg = (bytes: Buffer) => active.test(bytes.toString('utf8'))
