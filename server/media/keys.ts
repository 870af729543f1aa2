import { createHash, hash } from 'node:crypto'
import type { SizeType } from './converter/convert.ts'

const folderOf = (hash: string) => hash.slice(0, 2)

export const originalKey = (hash: string) => `pictures/${folderOf(hash)}/${hash}.webp`
export const sizeKey = ({ hash, width, type }: Size) => `pictures/${folderOf(hash)}/${hash}-${width}.${type}`
/** The key of a size's digest, which is stored beside it because its name contains only the hash of the original. */
export const digestKey = (size: Size) => `${sizeKey(size)}.sha256`
export const fileKey = (hash: string) => `files/${folderOf(hash)}/${hash}`

/** One generated size of a picture. */
export type Size = { hash: string; width: number; type: SizeType }

export const hashContent = (bytes: Uint8Array): string => hash('sha256', bytes)

export async function digestContent(content: ReadableStream<Uint8Array>): Promise<string> {
  const digest = createHash('sha256')
  for await (const piece of content) digest.update(piece)
  return digest.digest('hex')
}
