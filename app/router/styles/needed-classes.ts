/**
 * For each selector of a rule, the classes that the page must contain for the selector to match anything. Those inside
 * `:is(…)`, `:not(…)` and the like are not required.
 */
export const listNeeds = (selectors: string): string[][] =>
  splitList(selectors).map((selector) => listClasses(withoutArguments(selector)))

const listClasses = (selector: string) =>
  Array.from(selector.matchAll(className), ([, name = '']) => name.replace(escaped, readEscape))

const className = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^ -~])+)/gi
const escaped = /\\(?:([0-9a-f]{1,6}) ?|(.))/gi
const readEscape = (_: string, code: string | undefined, char = '') =>
  code ? String.fromCodePoint(Number.parseInt(code, 16)) : char

function splitList(selectors: string): string[] {
  const found: string[] = []
  let start = 0
  walk(selectors, (char, at, depth) => {
    if (char !== ',' || depth > 0) return
    found.push(selectors.slice(start, at))
    start = at + 1
  })
  return [...found, selectors.slice(start)]
}

function withoutArguments(selector: string): string {
  let kept = ''
  walk(selector, (char, _, depth) => {
    if (depth === 0) kept += char
  })
  return kept
}

/** Escaped characters come with their backslash. Brackets and their contents have a depth above 0. */
function walk(selector: string, visit: (char: string, at: number, depth: number) => void): void {
  let depth = 0
  for (let at = 0; at < selector.length; at += 1) {
    const char = selector[at] === '\\' ? selector.slice(at, at + 2) : (selector[at] ?? '')
    if (char === '(' || char === '[') depth += 1
    visit(char, at, depth)
    if (char === ')' || char === ']') depth -= 1
    at += char.length - 1
  }
}
