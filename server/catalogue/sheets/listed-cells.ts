/** ‘NaN’, ‘null’ and the like: programs write them where there is nothing. */
export const saysNothing = (text: string): boolean => nothing.test(text.trim())
const nothing = /^(?:nan|null|none|undefined|#?n\/a|not available|unknown|-+|–|—|\?+|\[\s*\]|\{\s*\})$/i

const bracketed = /^\s*\[\s*["'].*["']\s*,?\s*\]\s*$/s

/** The items of ['Furniture', "Men's chairs"], as programs write lists into a cell; undefined: it is no such list. */
export function readItems(text: string): string[] | undefined {
  if (!bracketed.test(text)) return undefined
  return (readJson(text) ?? readQuoted(text)).map((item) => item.trim()).filter((item) => item !== '')
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
