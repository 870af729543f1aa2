const longest = 80

/** A pasted mail address or number is personal, and no word for furniture. */
const isPersonal = (text: string) => text.includes('@') || /(?:\d[\s().+/-]*){7}/.test(text)

/** A search as it may be kept, whatever its spaces and capitals; undefined for one that never is. */
export function tidySearch(typed: string): string | undefined {
  const text = typed
    .normalize('NFC')
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim()
    .toLowerCase()
  return text === '' || text.length > longest || isPersonal(text) ? undefined : text
}
