import { files, pictures } from '../../../server/media/tables.ts'
import type { Database } from '../../../server/platform/database.ts'

export const hashOf = (letter: string) => letter.repeat(64)

/** Inserts rows of pictures and files without content; the hash of each is one repeated letter. */
export const storeMedia = (db: Database) => ({
  put: async (letter: string, fileName = `${letter}.jpg`, alt = ''): Promise<string> => {
    const size = { type: 'image/webp', bytes: 10, width: 4, height: 3, placeholder: '#ffffff' }
    const createdAt = new Date(2030, 0, letter.charCodeAt(0))
    await db.insert(pictures).values({ hash: hashOf(letter), fileName, alt, ...size, createdAt })
    return hashOf(letter)
  },
  putFile: async (letter: string, fileName = 'care.pdf'): Promise<string> => {
    await db.insert(files).values({ hash: hashOf(letter), fileName, type: 'application/pdf', bytes: 5 })
    return hashOf(letter)
  },
})
