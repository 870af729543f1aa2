/** What is pasted or typed by staff: apart from what shoppers’ pages load. */

/** Marks of the direction of writing, and the like, which come with what is copied from elsewhere. */
export const cutInvisible = (text: string) => text.replaceAll(/\p{Cf}/gu, '')

/** One entry of a list that is typed or pasted, without the bullet that a word processor copies. */
export const cutBullet = (line: string) =>
  line.trim().replace(/^[\u2022\u00b7\u25aa\u25cf\u25cb\u25e6\u2023\uf0a7\uf0b7*–-]\s+/, '')
