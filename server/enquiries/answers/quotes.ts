/** Lines with which mail programs begin the quotation of the answered mail. */
const beginnings = [
  /^On .{5,200} wrote:\s*$/m,
  /^On .{5,100}\n.{0,100} wrote:\s*$/m,
  /^-{2,}\s*Original Message\s*-{2,}/im,
  /^_{20,}\s*$/m,
  /^From: .{1,200}\n(?:Sent|Date): /m,
  /^>.*\n>/m,
]

/** The new text of a mail, and its quotation of older ones. */
export function splitQuote(text: string): { text: string; quoted: string } {
  const places = beginnings.map((pattern) => text.search(pattern)).filter((place) => place >= 0)
  const place = Math.min(...places, text.length)
  // A mail with answers between the quoted lines is not split.
  if (text.slice(0, place).trim() === '') return { text, quoted: '' }
  return { text: text.slice(0, place).trim(), quoted: text.slice(place).trim() }
}
