const maxLength = 80

/** Whether a text contains an email address or a phone number, which is personal and no word for furniture. */
const isPersonal = (text: string) => text.includes('@') || /(?:\d[\s().+/-]*){7}/.test(text)

/** Normalises the spaces and capitals of a search for storage; undefined if it must not be stored. */
export function tidySearch(typed: string): string | undefined {
  const text = typed
    .normalize('NFC')
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim()
    .toLowerCase()
  return text === '' || text.length > maxLength || isPersonal(text) ? undefined : text
}
