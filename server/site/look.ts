import { hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Look, LookStyle, ownLook } from '../../contract/look/look.ts'
import { writeLookName } from '../../contract/look/look-name.ts'
import { derivePalette } from '../../contract/look/palette.ts'
import { writeStyles } from '../../contract/look/styles.ts'
import { listFonts } from '../../contract/look/typefaces.ts'
import { sizedAddress } from '../../contract/media.ts'
import type { ShownLook } from '../../contract/site.ts'
import type { Form } from '../../contract/staff/forms.ts'
import { readPictures } from '../media/pictures.ts'
import type { Db, Transaction } from '../platform/database.ts'
import type { Change } from './changes.ts'
import { refuseUnseenLogo } from './logo-check.ts'
import { saveSingleRow } from './single-rows.ts'
import { shopLook } from './tables.ts'

export async function readLook(db: Db): Promise<typeof shopLook.$inferSelect> {
  const [row] = await db.select().from(shopLook)
  if (!row) throw new Error('The shop_look row is missing: the migrations have not run to their end.')
  return row
}

/** Pictures that need no alt text, because the shop’s name is read out in their place. */
export const namePictures = sql`
  select hash from ${shopLook}, unnest(array[${shopLook.logoHash}, ${shopLook.iconHash}]) as hash where hash is not null`

const saveLookRow = saveSingleRow({ table: shopLook, id: shopLook.id, entity: 'look' })

export async function saveLook(tx: Transaction, change: Change, saving: Form<Look>) {
  const { logoHash } = saving.edit
  const before = await readLook(tx)
  if (logoHash !== null && logoHash !== before.logoHash) await refuseUnseenLogo(tx, logoHash)
  return saveLookRow(tx, change, { ...saving, id: 1 })
}

/** The part of a look that pages need; undefined for the default look. */
export async function showLook(db: Db, look: Look): Promise<ShownLook | undefined> {
  const parts = Object.keys(ownLook) as (keyof Look)[]
  if (parts.every((part) => look[part] === ownLook[part])) return undefined
  const { logoHash, iconHash, shareHash } = look
  const pictures = await readPictures(db, [logoHash, iconHash, shareHash])
  const find = (pictureHash: string | null) => pictures.get(pictureHash ?? '')
  const style = LookStyle.parse(look)
  const icon = find(iconHash)
  return {
    stylesheet: addressStyles(style),
    paper: derivePalette(style).paper,
    fonts: listFonts(style.type),
    logo: find(logoHash),
    icon: icon && sizedAddress(icon, 320),
    share: find(shareHash),
  }
}

/**
 * The address contains a digest of the styles, so that browsers may cache it for good: a release with other styles has
 * another digest. A look that only sets pictures has no styles.
 */
export function addressStyles(look: LookStyle): string | undefined {
  const styles = writeStyles(look)
  return styles === '' ? undefined : `/look/${digestStyles(styles)}/${writeLookName(look)}.css`
}

export const digestStyles = (styles: string): string => hash('sha256', styles, 'base64url').slice(0, 10)
