import { z } from 'zod'

/** Of any version, as PostgreSQL takes it and `isUuid` reads it: one of no version of ours is unknown, like any other. */
export const Uuid = z.guid({ error: 'There is no such entry.' }).toLowerCase()

/** The highest that a column of ids takes. */
export const highestId = 2_147_483_647
const digits = z.string().regex(/^\d+$/, 'Enter a whole number.').transform(Number)

/** In an address an id is text. Only digits: 0x1 and 1e0 would be further addresses of the same page. */
export const IdFrom = (least: 0 | 1) => z.union([z.number(), digits]).pipe(z.number().int().min(least).max(highestId))
export const Id = IdFrom(1)
