/** ‘NaN’, ‘null’ and the like: programs write them where there is nothing. */
export const saysNothing = (text: string): boolean => nothing.test(text.trim())
const written = 'nan|null|undefined|#?n\\/a|-+|–|—|\\?+'
const nothing = new RegExp(`^(?:${written}|none|not available|unknown|\\[\\s*\\]|\\{\\s*\\})$`, 'i')

/** ‘None’ may be a value, such as of Storage. */
export const isNoValue = (text: string): boolean => noValue.test(text.trim())
const noValue = new RegExp(`^(?:${written})$`, 'i')

/** The items of ['Furniture', "Men's chairs"], as programs write lists into a cell; undefined: it is no such list. */
export function readItems(text: string): string[] | undefined {
  if (!isBracketed(text.trim())) return undefined
  return (readJson(text) ?? readQuoted(text)).map((item) => item.trim()).filter((item) => item !== '')
}

function isBracketed(text: string): boolean {
  if (!text.startsWith('[') || !text.endsWith(']')) return false
  const inside = text.slice(1, -1).trim()
  const items = inside.endsWith(',') ? inside.slice(0, -1).trimEnd() : inside
  return items.length > 1 && /^["']/.test(items) && /["']$/.test(items)
}

function readJson(text: string): string[] | undefined {
  try {
    const items: unknown = JSON.parse(text)
    return Array.isArray(items) && items.every((item) => typeof item === 'string') ? items : undefined
  } catch {
    return undefined
  }
}

const quoted = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/gs

const readQuoted = (text: string): string[] =>
  [...text.matchAll(quoted)].map(([, one, two]) => (one ?? two ?? '').replace(/\\(.)/gs, '$1'))
