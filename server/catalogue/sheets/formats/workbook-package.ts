import { crc32 } from 'node:zlib'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { megabyte } from '../../../../contract/body-limits.ts'
import { Problem } from '../../../platform/problem.ts'
import { badSheet } from '../faults.ts'
import { hasPassword } from './kinds.ts'

const maxParts = 5000
/** The limit for all unpacked parts together; ten thousand products with their variants unpack to about 50 MB. */
const maxUnpackedBytes = 200 * megabyte

/** The parts of a workbook, each read as a stream; only requested parts are unpacked. */
export type WorkbookPackage = { names: string[]; read(name: string): AsyncGenerator<string> }

export async function openPackage(bytes: Buffer): Promise<WorkbookPackage> {
  const zip = await fromBufferPromise(bytes).catch(throwBroken)
  const parts = await listParts(zip).catch(throwBroken)
  let left = maxUnpackedBytes
  async function* read(name: string) {
    const entry = parts.get(name.toLowerCase())
    if (!entry) throw broken()
    if (entry.isEncrypted()) throw hasPassword()
    // The declared size is trusted here: a false one is detected while the bytes are counted.
    if (entry.uncompressedSize > left) throw tooLong()
    const decoder = new TextDecoder()
    let sum = 0
    for await (const piece of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      left -= piece.length
      if (left < 0) throw tooLong()
      sum = crc32(piece, sum)
      yield decoder.decode(piece, { stream: true })
    }
    if (sum !== entry.crc32) throw broken()
  }
  return { names: [...parts.keys()], read: (name) => explain(read(name)) }
}

async function listParts(zip: ZipFile): Promise<Map<string, Entry>> {
  const parts = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    if (parts.size === maxParts) throw badSheet('It holds more parts than a workbook has.')
    parts.set(entry.fileName.toLowerCase(), entry)
  }
  return parts
}

async function* explain(pieces: AsyncGenerator<string>): AsyncGenerator<string> {
  try {
    yield* pieces
  } catch (error) {
    throwBroken(error)
  }
}

/** Any error while unpacking is a fault of the file. */
function throwBroken(error: unknown): never {
  throw error instanceof Problem ? error : broken()
}

const tooLong = () => badSheet('It unpacks to far more than a table of products would.')
export const broken = () =>
  badSheet('The workbook is damaged or not complete. Please save it again and upload it once more.')
