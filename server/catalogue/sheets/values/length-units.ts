/** Centimetres per unit. */
export const perUnit: Record<string, number> = { mm: 0.1, cm: 1, m: 100, in: 2.54, ft: 30.48 }

/** The unit that a heading names: Width (mm), size in cm; undefined: it names none. */
export function readHeadingUnit(heading: string): string | undefined {
  const plain = heading.toLowerCase().replaceAll('_', ' ').trim()
  return names.find(([, name]) => name.test(plain))?.[0]
}

/** ‘In’ is a unit only where nothing follows it. */
const names: [string, RegExp][] = [
  ['mm', /\bmms?\b|\bmillimet(?:re|er)s?\b/],
  ['cm', /\bcms?\b|\bcentimet(?:re|er)s?\b/],
  ['in', /\binch(?:es)?\b|\bins?\b\.?\s*[)\]]?$|["″]/],
  ['ft', /\bft\b|\bfeet\b/],
  ['m', /\bm\b|\bmet(?:re|er)s?\b/],
]
