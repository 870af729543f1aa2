import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPictureZip, type PictureZip } from '../../../server/media/fetching/picture-zip.ts'

/** Opens the pictures of a ZIP from a temporary file. */
export async function withZipOf<Result>(
  bytes: Buffer,
  use: (zip: PictureZip) => Promise<Result>,
  maxUnpacked?: number,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'showroom-test-zip-'))
  try {
    const path = join(folder, 'pictures.zip')
    await writeFile(path, bytes)
    const zip = await openPictureZip(path, maxUnpacked)
    return await use(zip).finally(zip.close)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
