const always = ['furniture', 'home furnishings', 'furniture shop']

/** What staff entered, then what the page is about, then what every page is about: each once. */
export function listKeywords(own = '', about: (string | undefined)[] = []): string {
  const words = [...own.split(','), ...about, ...always].map((word) => word?.trim() ?? '').filter(Boolean)
  const plain = words.map((word) => word.toLowerCase())
  return words.filter((_, place) => plain.indexOf(plain[place] ?? '') === place).join(', ')
}
