import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { maxSheetBytes, megabyte } from '../../../../contract/body-limits.ts'
import { badSheet } from '../faults.ts'

const unpack = promisify(gunzip)

/** Lists at an address are often packed (.csv.gz). What is unpacked keeps to the same limit. */
export async function unpackGzip(bytes: Buffer): Promise<Buffer> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    return await unpack(bytes, { maxOutputLength: maxSheetBytes })
  } catch (error) {
    const isLong = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw badSheet(
      isLong
        ? `Unpacked it is larger than ${maxSheetBytes / megabyte} MB.`
        : 'It is a packed file (.gz) that breaks off or is damaged. Please upload it again.',
    )
  }
}
