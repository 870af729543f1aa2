import { createHash } from 'node:crypto'
import { type Readable, Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { StartError } from '../start-error.ts'
import { Contents, contentsName } from './contents.ts'

export type Archive = {
  contents: Contents
  has(name: string): boolean
  read(name: string): Promise<Buffer>
  /** The same piece by piece, which ends in an error if it is not what was once written. */
  stream(name: string, sha256: string): Promise<Readable>
  close(): void
}

/** A backup that is whole: half a download, or another archive, is told to be none. */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openPromise(path, { autoClose: false }).catch((error: unknown) => {
    throw new StartError(explain(path, error))
  })
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  const open = (name: string) => openEntry(zip, entries.get(name), name)
  const read = async (name: string) => buffer(await open(name))
  const contents = entries.has(contentsName) ? readContents(await read(contentsName)) : undefined
  if (!contents) throw new StartError(`${path} is not a backup of a shop.`)
  const stream = async (name: string, sha256: string) => (await open(name)).compose(checkHash(name, sha256)) as Readable
  return { contents, has: (name) => entries.has(name), read, stream, close: () => zip.close() }
}

function checkHash(name: string, sha256: string): Transform {
  const hash = createHash('sha256')
  return new Transform({
    transform(chunk: Buffer, _, pass) {
      hash.update(chunk)
      pass(null, chunk)
    },
    flush(pass) {
      pass(hash.digest('hex') === sha256 ? null : new StartError(`The backup is damaged: ${name} has changed in it.`))
    },
  })
}

async function openEntry(zip: ZipFile, entry: Entry | undefined, name: string): Promise<Readable> {
  if (!entry) throw new StartError(`The backup is damaged: ${name} is missing.`)
  return zip.openReadStreamPromise(entry)
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
  return isMissing
    ? `There is no file ${path}.`
    : `${path} is not a whole backup; perhaps it was cut off on its way here.`
}
