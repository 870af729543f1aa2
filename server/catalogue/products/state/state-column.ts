import { customType } from 'drizzle-orm/pg-core'
import type { StatePart } from './product-state.ts'

type Facts = Record<string, unknown>
/** Stored states are never rewritten: early ones have the facts of a part in several groups. */
type Grouped = { facts?: Facts; words?: Facts; prices?: Facts; properties?: number[] }
type Written = Omit<StatePart, 'variants'> & Grouped & { variants: Record<string, Grouped & Facts> }

/** A part of a product's state, stored for its undo and its history. */
export const statePart = customType<{ data: StatePart; driverData: string | Written }>({
  dataType: () => 'jsonb',
  fromDriver: (written) => readPart(typeof written === 'string' ? (JSON.parse(written) as Written) : written),
  toDriver: (part) => JSON.stringify(part),
})

function readPart({ absent, facts, words, variants }: Written): StatePart {
  const parts = Object.entries(variants).map(([uuid, { prices, words: own, ...rest }]) => [
    uuid,
    { ...prices, ...own, ...rest },
  ])
  return { ...(absent && { absent }), facts: { ...facts, ...words }, variants: Object.fromEntries(parts) }
}
