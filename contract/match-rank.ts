import { simplify } from './simple-text.ts'

const trim = (text: string) => simplify(text).trim().replaceAll(/\s+/g, ' ')

/**
 * Ranks how well typed text matches the names of a record: 0 where it is one of the names, 1 where a name begins with
 * these words, 2 where a name begins with these letters, else 3.
 */
export function rankMatch(typed: string, names: string[]): number {
  const asked = trim(typed)
  return Math.min(3, ...names.map((name) => rankName(asked, trim(name))))
}

function rankName(asked: string, name: string): number {
  if (name === asked) return 0
  if (!name.startsWith(asked)) return 3
  return /[\p{L}\p{N}]/u.test(name.charAt(asked.length)) ? 2 : 1
}
