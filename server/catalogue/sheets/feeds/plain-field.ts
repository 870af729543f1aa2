/** The name of a field as words: g:image_link and bodyHtml are image link and body html. */
export const plainField = (name: string): string =>
  name
    .replace(/^@?(?:[a-z][\w-]*:)?/i, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
