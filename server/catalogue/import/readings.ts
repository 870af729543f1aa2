import type { ProductStatus } from '../../../contract/staff-products.ts'
import { readInstant } from '../sheets/instants.ts'
import { readMeasure } from '../sheets/measures.ts'
import { readPounds } from '../sheets/pounds.ts'
import { type PropertyName, readProperties } from '../sheets/properties.ts'
import { readYesNo } from '../sheets/yes-no.ts'

/** What a cell says, or why it says nothing we can read. */
export type Reading<Value> = { value: Value } | { problem: string }

const orTell = <Value>(value: Value | undefined, problem: string): Reading<Value> =>
  value === undefined ? { problem } : { value }

export const readFlag = (text: string): Reading<boolean> =>
  orTell(text === '' ? false : readYesNo(text), 'Yes or no is expected here.')

export const readPence = (text: string): Reading<number | null> =>
  orTell(text === '' ? null : readPounds(text), 'This is not a price in pounds, such as 1299.00.')

export const readCentimetres = (text: string): Reading<number | null> =>
  orTell(text === '' ? null : readMeasure(text), 'This is not a measure in centimetres, such as 84.5.')

export const readMinutes = (text: string): Reading<number | null> =>
  orTell(text === '' ? null : readWhole(text), 'This is not a number of minutes, such as 20.')

const readWhole = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined)

export const readPairs = (text: string): Reading<PropertyName[]> =>
  orTell(readProperties(text), 'Properties look like “Colour: Sage; Material: Oak”.')

/** What is there already to the millisecond stays as it is, which is finer. */
export function readMoment(text: string, now: string | null): Reading<string | null> {
  if (text === '') return { value: null }
  const at = readInstant(text)
  if (!at) return { problem: 'This is not a day and time, such as 2026-11-20 09:00.' }
  const same = now !== null && Date.parse(now) === at.getTime()
  return { value: same ? now : at.toISOString().replace('Z', '000Z') }
}

const statuses: Record<string, ProductStatus> = {
  ...{ published: 'published', 'on the site': 'published', active: 'published', live: 'published', yes: 'published' },
  ...{ draft: 'draft', no: 'draft', archived: 'archived' },
}

export const readStatus = (text: string): Reading<ProductStatus> =>
  orTell(statuses[text.toLowerCase()], 'A status is draft, published or archived.')
