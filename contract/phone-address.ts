/**
 * The address that calls the first number of a text, without the extension or second number that may follow it. After the
 * country's code, the 0 of +44 (0)1572 is not dialled.
 */
export const phoneAddress = (phone: string): string =>
  `tel:${phone
    .replace(/(\d[^a-z/,;&]*).*/i, '$1')
    .replace(/[^+\d]/g, '')
    .replace('+440', '+44')}`
