import type { SizeType } from './studio/develop.ts'

const shelf = (hash: string) => hash.slice(0, 2)

export const originalKey = (hash: string) => `pictures/${shelf(hash)}/${hash}.webp`
export const sizeKey = ({ hash, width, type }: Size) => `pictures/${shelf(hash)}/${hash}-${width}.${type}`
export const fileKey = (hash: string) => `files/${shelf(hash)}/${hash}`

/** One of the forms that are made of a picture. */
export type Size = { hash: string; width: number; type: SizeType }

export async function hashContent(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))).toString('hex')
}
