import { openPictureConverter } from '../../server/media/converter/converter.ts'
import { hashContent } from '../../server/media/keys.ts'
import { type DemoPictureFacts, readBytes } from './demo-data.ts'

export async function describePictures(files: string[]): Promise<DemoPictureFacts> {
  const facts: DemoPictureFacts = {}
  const converter = openPictureConverter()
  try {
    for (const file of files) {
      const bytes = await readBytes(file)
      const { webp, ...found } = await converter.convert(bytes)
      if (!bytes.equals(webp)) throw new Error(`${file} is no WebP of at most 2560 pixels without metadata.`)
      facts[file] = { hash: hashContent(bytes), ...found }
    }
  } finally {
    converter.close()
  }
  return facts
}
