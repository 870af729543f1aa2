import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { maxWalked, maxWalkFound, type Walk, type WalkPiece } from '../../../contract/staff/walk.ts'
import { readTicketCode } from '../../../contract/ticket-code.ts'
import { readPictures } from '../../media/pictures.ts'
import type { Db } from '../../platform/database.ts'
import { priceVariant, toPounds } from '../prices/prices.ts'
import { firstPictureHash } from '../products/first-picture.ts'
import { matchWords } from '../products/match-words.ts'
import { isOnSite, isUncheckedSince, startOfChecked } from '../showroom/check-ages.ts'
import { displayPlaces, products, tickets, variants } from '../tables.ts'
import { pieceStateColumns, readPieceState } from './piece-state.ts'

export async function readWalk(db: Db, now: Date): Promise<Walk> {
  const walked = and(isOnSite, or(eq(variants.onDisplay, true), isUncheckedSince(startOfChecked(now))))
  const [pieces, counted, places] = await Promise.all([
    readPieces(db, walked, maxWalked, now),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(variants)
      .innerJoin(products, eq(products.uuid, variants.productUuid))
      .where(walked),
    db
      .select({ uuid: displayPlaces.uuid, name: displayPlaces.name })
      .from(displayPlaces)
      .where(isNull(displayPlaces.deletedAt))
      .orderBy(asc(displayPlaces.position), asc(displayPlaces.name)),
  ])
  return { pieces, total: counted[0]?.total ?? 0, places, now: now.toISOString() }
}

/** Finds pieces by the code on a ticket, or by words of the product. */
export async function findWalkPieces(db: Db, q: string, now: Date): Promise<WalkPiece[]> {
  const code = readTicketCode(q)
  const ticketed = code === null ? [] : await readPieces(db, and(isOnSite, eq(tickets.code, code)), 1, now)
  if (ticketed.length > 0) return ticketed
  const words = await matchWords(db, q)
  return words.length === 0 ? [] : readPieces(db, and(isOnSite, ...words), maxWalkFound, now)
}

async function readPieces(db: Db, where: SQL | undefined, limit: number, now: Date): Promise<WalkPiece[]> {
  const rows = await selectPieces(db, where, limit, now)
  const pictures = await readPictures(
    db,
    rows.map(({ pictureHash }) => pictureHash),
  )
  return rows.map(({ state, price, pictureHash, ...row }) => ({
    ...row,
    ...readPieceState(state),
    price: toPounds(priceVariant(price, now).effectivePence),
    picture: pictures.get(pictureHash ?? '') ?? null,
  }))
}

const selectPieces = (db: Db, where: SQL | undefined, limit: number, now: Date) =>
  db
    .select({
      variantUuid: variants.uuid,
      productUuid: products.uuid,
      name: products.name,
      variantName: variants.name,
      isExDisplay: variants.isExDisplay,
      code: tickets.code,
      isUnchecked: sql<boolean>`coalesce(${isUncheckedSince(startOfChecked(now))}, false)`,
      state: pieceStateColumns,
      price: {
        pricePence: variants.pricePence,
        salePricePence: variants.salePricePence,
        onSale: variants.onSale,
        saleStartsAt: variants.saleStartsAt,
        saleEndsAt: variants.saleEndsAt,
      },
      pictureHash: firstPictureHash,
    })
    .from(variants)
    .innerJoin(products, eq(products.uuid, variants.productUuid))
    .leftJoin(displayPlaces, eq(displayPlaces.uuid, variants.displayPlaceUuid))
    .leftJoin(tickets, eq(tickets.variantUuid, variants.uuid))
    .where(where)
    .orderBy(
      desc(isUncheckedSince(startOfChecked(now))),
      desc(variants.onDisplay),
      asc(displayPlaces.position),
      ...[asc(products.sortText), asc(products.uuid), asc(variants.position), asc(variants.uuid)],
    )
    .limit(limit)
