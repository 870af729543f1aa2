import { hash } from 'node:crypto'
import { Look, ownLook } from '../../contract/look/look.ts'
import { writeLookName } from '../../contract/look/look-name.ts'
import { derivePalette } from '../../contract/look/palette.ts'
import { writeStyles } from '../../contract/look/styles.ts'
import type { ShownLook } from '../../contract/site.ts'
import type { Db, Transaction } from '../platform/database.ts'
import type { Change } from './changes.ts'
import { isSameState } from './same-state.ts'
import { saveSingleRow } from './single-rows.ts'
import { shopLook } from './tables.ts'

export async function readLook(db: Db): Promise<typeof shopLook.$inferSelect> {
  const [row] = await db.select().from(shopLook)
  if (!row) throw new Error('The shop_look row is missing: the migrations have not run to their end.')
  return row
}

const saveLookRow = saveSingleRow({ table: shopLook, id: shopLook.id, entity: 'look' })

export const saveLook = (tx: Transaction, change: Change, expectedVersion: number, edit: Look) =>
  saveLookRow(tx, change, 1, expectedVersion, edit)

/** What pages need of a look; nothing where it is the shop's own, whose pages stay as they are. */
export function showLook(row: Look): ShownLook | undefined {
  const look = Look.parse(row)
  if (isSameState(look, ownLook)) return undefined
  return { stylesheet: addressStyles(look), paper: derivePalette(look).paper }
}

/** With the digest of what is there: a browser keeps it for good, and another edition of the shop writes another address. */
export const addressStyles = (look: Look): string =>
  `/look/${digestStyles(writeStyles(look))}/${writeLookName(look)}.css`

export const digestStyles = (styles: string): string => hash('sha256', styles, 'base64url').slice(0, 10)
