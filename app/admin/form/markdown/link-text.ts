/** A link as its dialog has it. */
export type LinkText = { words: string; address: string }

/** Whether a link may have this target: the shop, another site, or a mail address. */
export const isAddress = (text: string) =>
  /^\/(?![/\\])[^\s\\]*$|^#[^\s]+$|^mailto:[^\s@]+@[^\s@]+$/i.test(text) ||
  (/^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text))

/** Writes a link in Markdown; characters that would end the words or the address early are escaped. */
export const writeLink = ({ words, address }: LinkText) =>
  `[${words
    .trim()
    .replace(/(?<!\s)\s*\n\s*/g, ' ')
    .replace(/[[\]\\]/g, '\\$&')}](${address.replace(/[ ()<>]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)})`

/** The selection as the two parts of a link. */
export function readSelection(text: string): LinkText {
  const [, words, address] = /^\[((?:[^[\]\\]|\\.)*)\]\(\s*([^\s)]*)\s*\)$/.exec(text.trim()) ?? []
  if (words !== undefined && address !== undefined) return { words: words.replace(/\\([[\]\\])/g, '$1'), address }
  return isAddress(text.trim()) ? { words: '', address: text.trim() } : { words: text.trim(), address: '' }
}
