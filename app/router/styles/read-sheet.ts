/**
 * A part of a stylesheet: a rule, a definition that rules refer to (an animation, a variable), or a conditional group
 * of parts.
 */
export type SheetPart =
  | { selector: string; text: string }
  | { named: string; text: string }
  | { opening: string; parts: SheetPart[] }
  | { text: string }

/** Parses a sheet from our build: valid, without comments between rules. Unknown statements are kept as they are. */
export function readSheet(sheet: string): SheetPart[] {
  const parts: SheetPart[] = []
  for (let at = 0; at < sheet.length; ) {
    const { end, opens } = findEnd(sheet, at)
    const before = sheet.slice(at, end).replace(comments, '').trim()
    if (!opens) {
      if (before) parts.push({ text: `${before};` })
      at = end + 1
      continue
    }
    const close = findClose(sheet, end)
    parts.push(readBlock(before, sheet.slice(end + 1, close)))
    at = close + 1
  }
  return parts
}

const comments = /\/\*[\s\S]*?\*\//g

function readBlock(before: string, inside: string): SheetPart {
  const text = `${before}{${inside}}`
  if (!before.startsWith('@')) return { selector: before, text }
  if (/^@(?:media|supports|layer|container)\b/.test(before)) return { opening: before, parts: readSheet(inside) }
  const [, named] = /^@(?:keyframes|property) (\S+)$/.exec(before) ?? []
  return named ? { named, text } : { text }
}

/**
 * Matches the characters that end a statement. Escapes, strings and comments match as a whole, which skips the
 * characters within.
 */
const marks = /\\[\s\S]|"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\/\*[\s\S]*?\*\/|[{};]/g

/** Finds where the statement at `from` opens its block, or ends without one. */
function findEnd(sheet: string, from: number): { end: number; opens: boolean } {
  marks.lastIndex = from
  for (let mark = marks.exec(sheet); mark; mark = marks.exec(sheet)) {
    if (mark[0] === '{' || mark[0] === ';') return { end: mark.index, opens: mark[0] === '{' }
  }
  return { end: sheet.length, opens: false }
}

function findClose(sheet: string, opening: number): number {
  let depth = 0
  marks.lastIndex = opening
  for (let mark = marks.exec(sheet); mark; mark = marks.exec(sheet)) {
    if (mark[0] === '{') depth += 1
    if (mark[0] === '}') depth -= 1
    if (depth === 0) return mark.index
  }
  return sheet.length
}
