import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { StartError } from '../start-error.ts'
import { Contents, contentsName } from './contents.ts'

export type Archive = {
  contents: Contents
  has(name: string): boolean
  read(name: string): Promise<Buffer>
  /** The chunks of an entry; the stream fails at its end if the digest does not match. */
  stream(name: string, sha256: string): AsyncGenerator<Buffer>
  close(): void
}

/** Opens a complete backup; refuses a truncated download, and an archive that is no backup. */
export async function openArchive(path: string): Promise<Archive> {
  const { zip, entries } = await openZip(path).catch((error: unknown) => {
    throw new StartError(explain(path, error))
  })
  const open = (name: string) => readEntry(zip, entries.get(name), name)
  const read = (name: string) => buffer(open(name))
  const contents = entries.has(contentsName) ? readContents(await read(contentsName)) : undefined
  if (!contents) throw new StartError(`${path} is not a backup of a shop.`)
  const stream = (name: string, sha256: string) => checkHash(open(name), name, sha256)
  return { contents, has: (name) => entries.has(name), read, stream, close: () => zip.close() }
}

async function openZip(path: string): Promise<{ zip: ZipFile; entries: Map<string, Entry> }> {
  const zip = await openPromise(path, { autoClose: false })
  try {
    const entries = new Map<string, Entry>()
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
    return { zip, entries }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function* checkHash(content: AsyncIterable<Buffer>, name: string, sha256: string): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const chunk of content) {
    hash.update(chunk)
    yield chunk
  }
  if (hash.digest('hex') !== sha256) throw new StartError(`The backup is damaged: ${name} has changed in it.`)
}

async function* readEntry(zip: ZipFile, entry: Entry | undefined, name: string): AsyncGenerator<Buffer> {
  if (!entry) throw new StartError(`The backup is damaged: ${name} is missing.`)
  try {
    yield* await zip.openReadStreamPromise(entry)
  } catch (cause) {
    throw new StartError(`The backup is damaged: ${name} can't be read.`, { cause })
  }
}

function readContents(bytes: Buffer): Contents | undefined {
  try {
    return Contents.parse(JSON.parse(bytes.toString('utf8')))
  } catch {
    return undefined
  }
}

function explain(path: string, error: unknown): string {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  return isMissing ? `There is no file ${path}.` : `${path} is not a complete backup; perhaps its transfer was cut off.`
}
