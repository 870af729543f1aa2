import { hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Look, LookStyle, ownLook } from '../../contract/look/look.ts'
import { writeLookName } from '../../contract/look/look-name.ts'
import { derivePalette } from '../../contract/look/palette.ts'
import { writeStyles } from '../../contract/look/styles.ts'
import { listFonts } from '../../contract/look/typefaces.ts'
import { sizedAddress } from '../../contract/media.ts'
import type { ShownLook } from '../../contract/site.ts'
import { readPictures } from '../media/pictures.ts'
import type { Db, Transaction } from '../platform/database.ts'
import type { Change } from './changes.ts'
import { saveSingleRow } from './single-rows.ts'
import { shopLook } from './tables.ts'

export async function readLook(db: Db): Promise<typeof shopLook.$inferSelect> {
  const [row] = await db.select().from(shopLook)
  if (!row) throw new Error('The shop_look row is missing: the migrations have not run to their end.')
  return row
}

/** Pictures that stand for the shop’s name, which is read instead of words of their own. */
export const namePictures = sql`
  select hash from ${shopLook}, unnest(array[${shopLook.logoHash}, ${shopLook.iconHash}]) as hash where hash is not null`

const saveLookRow = saveSingleRow({ table: shopLook, id: shopLook.id, entity: 'look' })

export const saveLook = (tx: Transaction, change: Change, expectedVersion: number, edit: Look) =>
  saveLookRow(tx, change, 1, expectedVersion, edit)

/** What pages need of a look; nothing where it is the shop's own, whose pages stay as they are. */
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
 * With the digest of what is there: a browser keeps it for good, and another edition of the shop writes another address.
 * A look of pictures alone has no styles.
 */
export function addressStyles(look: LookStyle): string | undefined {
  const styles = writeStyles(look)
  return styles === '' ? undefined : `/look/${digestStyles(styles)}/${writeLookName(look)}.css`
}

export const digestStyles = (styles: string): string => hash('sha256', styles, 'base64url').slice(0, 10)
