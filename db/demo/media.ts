import { basename } from 'node:path'
import { openPictureConverter } from '../../server/media/converter/converter.ts'
import { uploadFile } from '../../server/media/files.ts'
import { uploadPicture } from '../../server/media/pictures.ts'
import type { Database } from '../../server/platform/database.ts'
import type { Storage } from '../../server/platform/storage/storage.ts'
import { type Demo, type DemoPicture, readBytes } from './demo-data.ts'

/** Which hash each picture and file of this folder has been given. */
export type Hashes = (file: string) => string

/** More than one at a time in each, so that none waits for the disk. */
const converters = 2
const lanesOfEach = 2

export async function uploadMedia(db: Database, storage: Storage, demo: Demo): Promise<Hashes> {
  const jobs = [
    ...listPictures(demo).map(({ file, alt }) => ({ file, alt, upload: uploadPicture })),
    ...listFiles(demo).map((file) => ({ file, alt: '', upload: uploadFile })),
  ]
  const hashes = new Map<string, string>()
  const open = Array.from({ length: converters }, () => openPictureConverter())
  const lanes = open.flatMap((converter) => Array.from({ length: lanesOfEach }, () => ({ storage, converter })))
  try {
    await Promise.all(
      lanes.map(async (media) => {
        for (let job = jobs.pop(); job; job = jobs.pop()) {
          const { file, alt, upload } = job
          const { hash } = await upload(db, media, { bytes: await readBytes(file), fileName: basename(file), alt })
          hashes.set(file, hash)
        }
      }),
    )
  } finally {
    for (const converter of open) converter.close()
  }
  return (file) => hashes.get(file) ?? missing(file)
}

function listPictures({ catalogue: { brands, products }, shop }: Demo): DemoPicture[] {
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
