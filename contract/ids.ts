import { z } from 'zod'

/**
 * A uuid of any version, as PostgreSQL accepts it and `isUuid` recognises it: one of a version that we do not use is
 * simply unknown.
 */
export const Uuid = z.guid({ error: 'There is no such entry.' }).toLowerCase()

/** The highest value of an id column. */
export const maxId = 2_147_483_647
const digits = z.string().regex(/^\d+$/, 'Enter a whole number.').transform(Number)

/** In an address an id is text. Only digits are valid: 0x1 and 1e0 would be further addresses of the same page. */
export const IdFrom = (min: 0 | 1) => z.union([z.number(), digits]).pipe(z.number().int().min(min).max(maxId))
export const Id = IdFrom(1)
