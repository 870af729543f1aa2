import { basename } from 'node:path'
import { openPictureConverter } from '../../server/media/converter/converter.ts'
import { uploadFile } from '../../server/media/files.ts'
import { storePicture } from '../../server/media/pictures.ts'
import type { Database } from '../../server/platform/database.ts'
import type { Storage } from '../../server/platform/storage/storage.ts'
import { type Demo, type DemoPicture, readBytes } from './demo-data.ts'

/** Which hash each picture and file of this folder has been given. */
export type Hashes = (file: string) => string

/** Several at a time, so that none waits for the disk. */
const lanes = 8

/** Stores the pictures as they are: what the shop needs to know of each is in pictures.json. */
export async function uploadMedia(db: Database, storage: Storage, demo: Demo): Promise<Hashes> {
  const converter = openPictureConverter()
  const storeFile = async (file: string) =>
    uploadFile(db, { storage, converter }, { bytes: await readBytes(file), fileName: basename(file) })
  const storeOne = async ({ file, alt }: DemoPicture) => {
    const { hash: _, ...facts } = demo.pictures[file] ?? missing(file)
    return storePicture(db, storage, { fileName: basename(file), alt }, { webp: await readBytes(file), ...facts })
  }
  const jobs = [
    ...listFiles(demo).map((file) => ({ file, store: () => storeFile(file) })),
    ...listPictures(demo).map((picture) => ({ file: picture.file, store: () => storeOne(picture) })),
  ]
  const hashes = new Map<string, string>()
  try {
    await Promise.all(
      Array.from({ length: lanes }, async () => {
        for (let job = jobs.pop(); job; job = jobs.pop()) hashes.set(job.file, (await job.store()).hash)
      }),
    )
  } finally {
    converter.close()
  }
  return (file) => hashes.get(file) ?? missing(file)
}

export function listPictures({ catalogue: { brands, products }, shop }: Demo): DemoPicture[] {
  const photographs = products.flatMap((product) => product.variants).flatMap((variant) => variant.photographs)
  const all = [...brands.map(({ logo, name }) => ({ file: logo, alt: name })), ...shop.rooms, ...photographs]
  return [...new Map(all.map((picture) => [picture.file, picture])).values()]
}

const listFiles = ({ catalogue }: Demo): string[] => [
  ...new Set(catalogue.products.flatMap((product) => product.files ?? []).map(({ file }) => file)),
]

function missing(file: string): never {
  throw new Error(`The demonstration shop names ${file} without bringing it.`)
}
