import { createHash } from 'node:crypto'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { deserialize, serialize } from './serialize.ts'

type Head = { label: string; skeleton: number; arrays: number; digest: string }

const headLength = 512
const piecesAtOnce = 1000

/** Written atomically. The label identifies the program and the content it was made from. */
export async function writeSerialized(path: string, label: string, value: unknown): Promise<void> {
  const { skeleton, arrays } = serialize(value)
  const lengths = { skeleton: skeleton.length, arrays: arrays.reduce((sum, { length }) => sum + length, 0) }
  const head = Buffer.alloc(headLength, ' ')
  head.write(JSON.stringify({ label, ...lengths, digest: digestOf([skeleton, ...arrays]) } satisfies Head))
  const draft = `${path}.${process.pid}`
  try {
    const file = await open(draft, 'w', 0o600)
    try {
      for (const chunk of cut([head, skeleton, ...arrays])) await file.writev(chunk)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** `undefined` if there is none, or one with another label; throws if the file is damaged. */
export async function readSerialized(path: string, label: string): Promise<unknown> {
  const file = await openIfThere(path)
  if (!file) return undefined
  try {
    const head = JSON.parse(Buffer.from(await readNext(file, headLength)).toString()) as Head
    if (head.label !== label) return undefined
    const skeleton = new Uint8Array(await readNext(file, head.skeleton))
    const arrays = await readNext(file, head.arrays)
    if (digestOf([skeleton, new Uint8Array(arrays)]) !== head.digest)
      throw new Error('The digest of the file does not match.')
    return deserialize(skeleton, arrays)
  } finally {
    await file.close()
  }
}

async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

async function readNext(file: FileHandle, length: number): Promise<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  for (let at = 0; at < length; ) {
    const { bytesRead } = await file.read(bytes, at)
    if (bytesRead === 0) throw new Error('It ends too soon.')
    at += bytesRead
  }
  return bytes.buffer
}

function digestOf(pieces: Uint8Array[]): string {
  const digest = createHash('sha256')
  for (const piece of pieces) digest.update(piece)
  return digest.digest('base64')
}

function* cut(pieces: Uint8Array[]) {
  for (let from = 0; from < pieces.length; from += piecesAtOnce) yield pieces.slice(from, from + piecesAtOnce)
}
