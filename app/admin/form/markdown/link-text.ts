/** A link in the fields of its dialog. */
export type LinkText = { words: string; address: string }

/** Whether a link may have this target: a page of the shop, another site, or an email address. */
export const isAddress = (text: string) =>
  /^\/(?![/\\])[^\s\\]*$|^#[^\s]+$|^mailto:[^\s@]+@[^\s@]+$/i.test(text) ||
  (/^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text))

/** Writes a link in Markdown, with characters escaped that would end its text or its address early. */
export const writeLink = ({ words, address }: LinkText) =>
  `[${words
    .trim()
    .replace(/(?<!\s)\s*\n\s*/g, ' ')
    .replace(/[[\]\\]/g, '\\$&')}](${address.replace(/[ ()<>]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)})`

/** Splits the selection into a link's text and address. */
export function readSelection(text: string): LinkText {
  const [, words, address] = /^\[((?:[^[\]\\]|\\.)*)\]\(\s*([^\s)]*)\s*\)$/.exec(text.trim()) ?? []
  if (words !== undefined && address !== undefined) return { words: words.replace(/\\([[\]\\])/g, '$1'), address }
  return isAddress(text.trim()) ? { words: '', address: text.trim() } : { words: text.trim(), address: '' }
}
