/** The address that calls a number. After the country's code, the 0 of +44 (0)1572 is not dialled. */
export const phoneAddress = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '').replace('+440', '+44')}`
