/**
 * The short code on a price ticket: five random characters, and a check character that reveals a mistyped code. No two
 * characters can be confused with each other, and they form no words.
 */
const alphabet = '23456789ABCDFGHJKMNPQRSTVWXYZ'
const length = 6

export const ticketAddress = (code: string) => `/t/${code}`

/** `draw` returns a random whole number from 0 to below its argument. */
export function makeTicketCode(draw: (below: number) => number): string {
  const values = Array.from({ length: length - 1 }, () => draw(alphabet.length))
  const check = (alphabet.length - (weigh(values) % alphabet.length)) % alphabet.length
  return [...values, check].map((value) => alphabet[value]).join('')
}

/** The code as it is stored; null if the text is no code. Case, spaces and hyphens do not matter. */
export function readTicketCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '')
  const values = [...code].map((character) => alphabet.indexOf(character))
  const isCode = values.length === length && !values.includes(-1) && weigh(values) % alphabet.length === 0
  return isCode ? code : null
}

/**
 * The checksum. Neighbouring weights differ by one and the length of the alphabet is prime, so it reveals each wrong
 * character and each swap of neighbours.
 */
const weigh = (values: number[]) => values.reduce((sum, value, place) => sum + (length - place) * value, 0)
