/** A random UUID. `crypto.randomUUID` is missing on a page without https, as in a shop’s own network. */
export function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const marked = [...bytes].map((byte, place) =>
    place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte,
  )
  const digits = marked.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
