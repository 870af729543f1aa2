import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { maxPictureBytes } from '../../../contract/body-limits.ts'
import { Problem } from '../../platform/problem.ts'
import { tooLong } from '../refusals.ts'

const maxFiles = 20_000
/** Photographs hardly grow when unpacked: a ZIP that unpacks to more than this is an attack. */
const maxUnpackedBytes = 1024 * 1024 * 1024

/** Pictures in a ZIP, found by their file names, in any folder, whatever their case and Unicode form. */
export type PictureZip = { has(name: string): boolean; read(name: string): Promise<Buffer>; close(): void }

/** Opens a ZIP, which stays on disk: only one picture at a time is in memory. */
export async function openPictureZip(path: string, maxUnpacked = maxUnpackedBytes): Promise<PictureZip> {
  const zip = await openPromise(path, { autoClose: false }).catch(throwBroken)
  const files = await listFiles(zip).catch((error: unknown) => {
    zip.close()
    return throwBroken(error)
  })
  const find = (name: string) => files.get(bareName(name)) ?? []
  let left = maxUnpacked
  return {
    has: (name) => find(name).length > 0,
    read: async (name) => {
      const [only, ...others] = find(name)
      if (!only) throw refuse('There is no such file in the ZIP.')
      if (others.length > 0) throw refuse('Several files in the ZIP have this name.')
      left -= only.uncompressedSize
      if (left < 0) throw refuse('The ZIP unpacks to far more than its pictures would.')
      return readFile(zip, only).catch(throwDamaged)
    },
    close: () => zip.close(),
  }
}

const refuse = (reason: string) => new Problem(422, 'The picture could not be read', reason)
const bareName = (name: string) =>
  name
    .replace(/^.*[/\\]/s, '')
    .normalize('NFC')
    .toLowerCase()

async function listFiles(zip: ZipFile): Promise<Map<string, Entry[]>> {
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) {
    if (entries.length === maxFiles) throw new Problem(422, 'The ZIP cannot be read', 'It holds too many files.')
    // macOS adds a file of metadata under the same name for each file.
    if (!entry.fileName.endsWith('/') && !/(^|\/)(__MACOSX\/|\._)/.test(entry.fileName)) entries.push(entry)
  }
  return Map.groupBy(entries, ({ fileName }) => bareName(fileName))
}

async function readFile(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.isEncrypted()) throw refuse('It is locked with a password.')
  if (entry.uncompressedSize > maxPictureBytes) throw tooLong(maxPictureBytes)
  // An entry that unpacks to more than its declared size ends in an error there.
  const bytes = await buffer(await zip.openReadStreamPromise(entry))
  if (crc32(bytes) !== entry.crc32) throw refuse('It is damaged in the ZIP.')
  return bytes
}

function throwBroken(error: unknown): never {
  if (error instanceof Problem) throw error
  throw new Problem(422, 'The ZIP cannot be read', 'It is damaged or not complete. Please create it again.')
}

function throwDamaged(error: unknown): never {
  throw error instanceof Problem ? error : refuse('It is damaged in the ZIP.')
}
