/**
 * The address that calls a number. After the country's code, the 0 of +44 (0)1572 is not dialled, nor is what follows the number,
 * such as an extension or another number.
 */
export const phoneAddress = (phone: string): string =>
  `tel:${phone
    .replace(/(\d[^a-z/,;&]*).*/i, '$1')
    .replace(/[^+\d]/g, '')
    .replace('+440', '+44')}`
