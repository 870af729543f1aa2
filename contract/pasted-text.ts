/** Rules for text that staff paste or type, in a file of their own because shoppers’ pages do not need them. */

/** Removes invisible characters, such as direction marks, that come with copied text. */
export const cutInvisible = (text: string) => text.replaceAll(/\p{Cf}/gu, '')

/** Removes the bullet that a word processor copies before an entry of a list. */
export const cutBullet = (line: string) =>
  line.trim().replace(/^[\u2022\u00b7\u25aa\u25cf\u25cb\u25e6\u2023\uf0a7\uf0b7*–-]\s+/, '')
