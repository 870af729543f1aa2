import { mkdtempSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Arrival, describeArrival, openArrivals } from '../../../server/platform/http/arrivals.ts'

const makeFolder = () => mkdtempSync(join(tmpdir(), 'arrivals-'))

export const openTestArrivals = () => openArrivals(makeFolder())

/** A file in the state in which an upload leaves it. */
export async function layDown(bytes: Uint8Array): Promise<Arrival> {
  const path = join(makeFolder(), 'file')
  await writeFile(path, bytes)
  return describeArrival(path)
}
