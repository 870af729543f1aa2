import { readPictures } from '../media/pictures.ts'
import type { Transaction } from '../platform/database.ts'
import { refuseField } from './versioned-rows.ts'

/** A logo is drawn within these on a phone: see `Logo` of `app/storefront/layout/page-header.tsx`. */
const room = { width: 192, height: 36 }
const leastSide = 8

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
