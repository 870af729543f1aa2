const unchanged = /(?:ing|furniture|parquet|laminate|vinyl|art|lighting|glass)$/

/** The plural of a name: 'chests of drawers', 'shelves'. */
export function writePlural(name: string): string {
  const [first = '', ...rest] = name.split(/ (?=of )/)
  const many = unchanged.test(first)
    ? first
    : first
        .replace(/(?<=x|ch|sh|ss)$/, 'e')
        .replace(/f$/, 've')
        .concat('s')
  return [many, ...rest].join(' ')
}
