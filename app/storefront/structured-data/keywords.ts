const always = ['furniture', 'home furnishings', 'furniture shop']

/** The keywords that staff entered, then those of the page, then those of every page, without duplicates. */
export function listKeywords(own = '', about: (string | undefined)[] = []): string {
  const words = [...own.split(','), ...about, ...always].map((word) => word?.trim() ?? '').filter(Boolean)
  const plain = words.map((word) => word.toLowerCase())
  return words.filter((_, place) => plain.indexOf(plain[place] ?? '') === place).join(', ')
}
