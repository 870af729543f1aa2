import type { Db } from '../../platform/database.ts'
import { isRefusal, Problem } from '../../platform/problem.ts'
import { hashContent } from '../keys.ts'
import type { Media } from '../media.ts'
import { uploadPicture } from '../pictures.ts'
import { readDataPicture } from './data-picture.ts'
import { type FetchOptions, fetchPicture } from './fetch-picture.ts'
import { findKnownPictures, rememberSource } from './known-pictures.ts'
import type { PictureZip } from './picture-zip.ts'

export type FoundPicture = { hash: string } | { problem: string }

type Parts = FetchOptions & {
  db: Db
  media: Pick<Media, 'storage' | 'converter'>
  /** Called after each picture, with the number so far. */
  report?(done: number, total: number): void
}

const atOnce = 4

/**
 * The picture of each source: the shop's own addresses and those fetched before are known, other addresses are fetched,
 * data URLs are decoded, and names are looked up in the ZIP. A picture that fails gets a reason, and the others continue.
 */
export async function fetchPictures(
  parts: Parts,
  sources: string[],
  zip?: PictureZip,
): Promise<Map<string, FoundPicture>> {
  const known = await findKnownPictures(
    parts.db,
    sources.filter((source) => !isData(source)),
  )
  const found = new Map<string, FoundPicture>([...known].map(([source, hash]) => [source, { hash }]))
  const wanted = [...new Set(sources)].filter((source) => !known.has(source))
  const total = known.size + wanted.length
  const left = wanted.values()
  const work = async () => {
    for (const source of left) {
      found.set(source, await findPicture(parts, source, zip))
      parts.report?.(found.size, total)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return found
}

async function findPicture(parts: Parts, source: string, zip: PictureZip | undefined): Promise<FoundPicture> {
  try {
    return { hash: await takePicture(parts, source, zip) }
  } catch (error) {
    if (isRefusal(error)) return { problem: error.body.reason }
    throw error
  }
}

async function takePicture(parts: Parts, source: string, zip: PictureZip | undefined): Promise<string> {
  const bytes = await readSource(parts, source, zip)
  const content = `sha256:${hashContent(bytes)}`
  const known = (await findKnownPictures(parts.db, [content])).get(content)
  const hash = known ?? (await uploadPicture(parts.db, parts.media, { bytes, fileName: nameOf(source) })).hash
  await rememberSource(parts.db, isWeb(source) ? [source, content] : [content], hash)
  return hash
}

async function readSource(parts: Parts, source: string, zip: PictureZip | undefined): Promise<Buffer> {
  if (isData(source)) return readDataPicture(source)
  return isWeb(source) ? fetchPicture(source, parts) : readFromZip(zip, source)
}

const isData = (source: string) => /^data:/i.test(source)
const isWeb = (source: string) => /^https?:/i.test(source)

function readFromZip(zip: PictureZip | undefined, name: string): Promise<Buffer> {
  if (!zip) throw new Problem(422, 'No such picture', 'It is not an address, and no ZIP came with the file.')
  return zip.read(name)
}

/** The file name at the end of the path, which may be badly encoded. */
function nameOf(source: string): string {
  if (isData(source)) return 'picture'
  const path = URL.parse(source)?.pathname ?? source
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
