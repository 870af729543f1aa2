import { originalKey } from '../media/keys.ts'
import type { Media } from '../media/media.ts'
import { readPictures } from '../media/pictures.ts'
import type { Db, Transaction } from '../platform/database.ts'
import { refuseField } from './versioned-rows.ts'

/** A logo is drawn within these on a phone: see `Logo` of `app/storefront/layout/page-header.tsx`. */
const room = { width: 192, height: 36 }
const leastSide = 8
/** About that of the shop's faintest lines. A logo need not be read as text is: one in gold or orange has 2. */
const leastContrast = 1.3
/** On a screen of two dots to a pixel. */
const dots = { width: 2 * room.width, height: 2 * room.height }

/** Refuses a logo that nobody would see: the header would be without the shop's name. */
export async function refuseUnseenLogo(tx: Transaction, hash: string): Promise<void> {
  const logo = (await readPictures(tx, [hash])).get(hash)
  if (!logo) return
  const scale = Math.min(room.width / logo.width, room.height / logo.height)
  if (Math.min(logo.width, logo.height) * scale < leastSide) {
    const size = `It is ${logo.width} × ${logo.height} pixels`
    throw refuseField('logoHash', `${size}, and would be a thin line at the top of the shop. Please choose another.`)
  }
  // The mean colour on white: of a drawing in white, or of an empty picture, nothing else is left.
  if (logo.placeholder === '#ffffff')
    throw refuseField('logoHash', 'It is white, like the top of the shop. Please choose one for a light background.')
}

export type LogoMedia = { storage: Pick<Media['storage'], 'read'>; converter: Pick<Media['converter'], 'findContrast'> }

/** Refuses a logo that is too light everywhere. Its mean colour does not say so: that of a thin dark line is as light. */
export async function refuseFaintLogo(db: Db, { storage, converter }: LogoMedia, hash: string): Promise<void> {
  if (!(await readPictures(db, [hash])).has(hash)) return
  const original = await storage.read(originalKey(hash))
  if (!original || (await converter.findContrast(original, dots)) >= leastContrast) return
  throw refuseField('logoHash', 'It is as light as the top of the shop. Please choose one for a light background.')
}
