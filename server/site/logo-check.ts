import { originalKey } from '../media/keys.ts'
import type { Media } from '../media/media.ts'
import { readPictures } from '../media/pictures.ts'
import type { Db, Transaction } from '../platform/database.ts'
import { refuseField } from './versioned-rows.ts'

/** The box in which a logo is drawn on a phone: see `Logo` in `app/storefront/layout/page-header.tsx`. */
const box = { width: 192, height: 36 }
const minSide = 8
/** About the contrast of the shop's faintest lines. A logo needs less than text: one in gold or orange has 2. */
const minContrast = 1.3
/** That box on a screen with two device pixels to a CSS pixel. */
const dots = { width: 2 * box.width, height: 2 * box.height }

/** Refuses an invisible logo, because the header would not show the shop's name. */
export async function refuseUnseenLogo(tx: Transaction, hash: string): Promise<void> {
  const logo = (await readPictures(tx, [hash])).get(hash)
  if (!logo) return
  const scale = Math.min(box.width / logo.width, box.height / logo.height)
  if (Math.min(logo.width, logo.height) * scale < minSide) {
    const size = `It is ${logo.width} × ${logo.height} pixels`
    throw refuseField('logoHash', `${size}, and would be a thin line at the top of the shop. Please choose another.`)
  }
  // The mean colour on white is pure white only for a white drawing or an empty picture.
  if (logo.placeholder === '#ffffff')
    throw refuseField('logoHash', 'It is white, like the top of the shop. Please choose one for a light background.')
}

export type LogoMedia = { storage: Pick<Media['storage'], 'read'>; converter: Pick<Media['converter'], 'findContrast'> }

/** Refuses a logo that is too light everywhere. The mean colour cannot decide this: that of a thin dark line is as light. */
export async function refuseFaintLogo(db: Db, { storage, converter }: LogoMedia, hash: string): Promise<void> {
  if (!(await readPictures(db, [hash])).has(hash)) return
  const original = await storage.read(originalKey(hash))
  if (!original || (await converter.findContrast(original, dots)) >= minContrast) return
  throw refuseField('logoHash', 'It is as light as the top of the shop. Please choose one for a light background.')
}
