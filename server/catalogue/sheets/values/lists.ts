/** Several values in one cell, separated by commas. */
export const writeList = (items: string[]) => items.map((item) => item.replace(/[\\,]/g, '\\$&')).join(', ')

/** Splits a list; a line break separates too, and a comma after a backslash does not. */
export const readList = (text: string) => splitCell(text, /[,\n]/).map((item) => item.replace(/\\([\\,])/g, '$1'))

/** The trimmed parts between separators; a character after a backslash never separates. */
export const splitCell = (text: string, between: RegExp) =>
  (text.includes('\\') ? splitGuarded(text, between) : text.split(between))
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Every second piece of the split is an escaped character, or undefined at a separator, which ends a part. */
const splitGuarded = (text: string, between: RegExp) =>
  text.split(new RegExp(`(\\\\[\\s\\S])|${between.source}`)).reduce<string[]>(
    (parts, piece, place) => {
      if (place % 2 === 1 && piece === undefined) parts.push('')
      else parts[parts.length - 1] += piece ?? ''
      return parts
    },
    [''],
  )

export const writeSources = (addresses: string[]) => addresses.join('\n')

const parted = [
  /\r?\n|\|/,
  /(?:[,;]\s*|(?<!\s)\s+)(?=https?:\/\/|\/media\/)/,
  /(?<=\.(?:jpe?g|png|webp|avif|gif|svg))\s*[,;]\s*/,
]
const between = new RegExp(parted.map(({ source }) => source).join('|'), 'i')

/**
 * Addresses and file names of pictures, which may contain commas: separated by lines, or where the next address begins.
 */
export const readSources = (text: string) => [
  ...new Set(
    text
      .split(between)
      .map((source) => source.trim())
      .filter((source) => source !== ''),
  ),
]
